import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  findBuyersCountry,
  findChoices,
  findChosenCart,
} from '../../../shop/cart/contents/cart-choices-queries.ts'
import { listFees } from '../../../shop/cart/contents/fee-queries.ts'
import { readCatalogueVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { beginCheckout } from '../../../shop/checkout/current/checkout-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addCart } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const OWNER = { column: 'session_id', id: 'session', storefront: 'sport' } as const
const CART = { id: 'cart', version: 1, notices: null }

const begin = (tx: Tx, content: object) =>
  beginCheckout(tx, { orderId: 'o', cartId: 'cart', content: JSON.stringify(content) }, NOW)

test(
  'the choices of a checkout are found by its cart',
  onShop(async (tx) => {
    await addCart(tx)
    const read = {
      cart: CART,
      catalogueVersion: await readCatalogueVersion(tx),
      fees: await listFees(tx),
    }
    ok(read.fees.length > 1, 'there are no fees to tell apart')
    same(await findChoices(tx, 'cart'), undefined)
    same(await findChosenCart(tx, OWNER), read)
    same(await findChosenCart(tx, { ...OWNER, storefront: 'professional' }), undefined)
    const choices = {
      selectedCountry: 'NO',
      selectedDeliveryMethod: 'pickup',
      campaignCode: 'TEN',
    }

    await begin(tx, { ...choices, orderNote: 'Ring' })

    const found = { orderId: 'o', ...choices }
    same(await findChoices(tx, 'cart'), found)
    same(await findChosenCart(tx, OWNER), { ...read, choices: found })
  }),
)

test(
  'a checkout without choices has empty ones',
  onShop(async (tx) => {
    await addCart(tx)
    await begin(tx, { selectedCountry: 'SE', selectedDeliveryMethod: null })

    same(await findChoices(tx, 'cart'), {
      orderId: 'o',
      selectedCountry: 'SE',
      selectedDeliveryMethod: null,
      campaignCode: '',
    })
  }),
)

test(
  'the default country is that of the company’s address, then of the customer’s first',
  onShop(async (tx) => {
    const owners = await tx.selectFrom('customer').select(['id', 'company_id']).execute()
    const buyer = owners.find((it) => it.company_id !== null)
    if (!buyer?.company_id) throw new Error('There is no buyer of a company')
    const asked = { customerId: buyer.id, companyId: buyer.company_id }
    await tx.deleteFrom('address').execute()
    same(await findBuyersCountry(tx, asked), undefined)

    await addAddress(tx, { id: '1', customer_id: buyer.id, country: 'DK' })
    same(await findBuyersCountry(tx, asked), 'DK')
    await addAddress(tx, { id: '2', company_id: buyer.company_id, country: 'NO' })
    same(await findBuyersCountry(tx, asked), 'NO')
    same(await findBuyersCountry(tx, { customerId: buyer.id, companyId: undefined }), 'DK')
    same(await findBuyersCountry(tx, { customerId: 'nobody', companyId: undefined }), undefined)
  }),
)

async function addAddress(
  tx: Tx,
  owner: { id: string; country: string; customer_id?: string; company_id?: string },
): Promise<void> {
  await tx
    .insertInto('address')
    .values({
      ...owner,
      address_type: 'Shipping',
      care_of: '',
      address: 'Stigen 1',
      address2: '',
      zip_code: '12345',
      city: 'Bollstad',
      phone_number: '',
      changed_at: NOW,
      created_at: NOW,
    })
    .execute()
}
