import { randomUUID } from 'node:crypto'
import { randomNumber } from '../../orders/receipt/order-number.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/durations.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { answerQuotation, insertQuotation } from '../../quotations/quotation-writes.ts'
import { DEMO_ADDRESSES, DEMO_COMPANY, DEMO_CUSTOMERS, DEMO_SESSION } from '../demo-people.ts'
import { storyRows } from './story-goods.ts'
import type { StoryGoods } from './story-orders.ts'

/** One offer to accept, and one request that the shop has not answered. */
export async function seedQuotations(tx: Tx, shop: ShopFacts, now: number): Promise<void> {
  await ask(
    tx,
    shop,
    { goods: { 70104: 1, 70103: 4 }, message: 'Till gymmet i klubbhuset.' },
    now - DAY_MS,
  )
  const goods = { 70109: 2 }
  const id = await ask(
    tx,
    shop,
    { goods, message: 'Till A-planen, före seriestarten.' },
    now - 5 * DAY_MS,
  )
  const offer = {
    ...{ prices: [15_900_00], deliveryTotal: 1_490_00, validUntil: now + 30 * DAY_MS },
    answer: 'Priset gäller båda målen. Vi monterar dem på plats utan extra kostnad.',
  }
  await answerQuotation(tx, id, offer, now - 3 * DAY_MS)
}

interface Request {
  readonly goods: StoryGoods
  readonly message: string
}

async function ask(
  tx: Tx,
  shop: ShopFacts,
  { goods, message }: Request,
  at: number,
): Promise<string> {
  const id = randomUUID()
  const [, , disa] = DEMO_CUSTOMERS
  const [, arena] = DEMO_ADDRESSES
  const rows = await storyRows(tx, goods, 'professional')
  const quotation = {
    ...{ id, number: `Q${randomNumber(at)}`, currency: shop.currency, message },
    ...{ customerId: disa.id, companyId: DEMO_COMPANY.id, sessionId: DEMO_SESSION },
    ...({ storefront: 'professional', language: 'sv', termsTextId: null } as const),
    ...{ companyName: DEMO_COMPANY.name, organizationNumber: DEMO_COMPANY.number },
    ...{ firstName: disa.first_name, lastName: disa.last_name, email: disa.email },
    ...{ phoneNumber: arena.phone_number, address: arena.address, zipCode: arena.zip_code },
    ...{ city: arena.city, contactPerson: '' },
    rows: rows.map(({ articleNumber, name, size, colour, vatRate, quantity }) => ({
      ...{ articleNumber, name, size, colour, vatRate, quantity, note: '' },
    })),
  }
  await insertQuotation(tx, quotation, at)
  return id
}
