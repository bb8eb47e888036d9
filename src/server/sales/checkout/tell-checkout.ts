import type { Checkout } from '../../../contract/checkout.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { type ChangedCheckout, findNotices } from './checkout-notices.ts'
import { listCompanyAddresses, saveContent } from './checkout-queries.ts'
import type { Situation } from './checkout-work.ts'
import type { CheckoutContent } from './content.ts'
import { describeCheckout } from './describe-checkout.ts'
import { assertOffered, type Offers, offersFor, settle } from './offers.ts'
import { type Reckoning, reckon } from './reckon.ts'

/**
 * Counts the checkout, takes other methods where the chosen ones are not offered any more, keeps all of
 * it with the total that is told, and tells it. Another choice than before has to be one of what is
 * offered.
 */
export async function tellCheckout(
  tx: Tx,
  visitor: Visitor,
  current: ChangedCheckout,
  situation: Situation,
): Promise<Checkout> {
  const { now } = situation
  const first = await reckon(tx, visitor, current, now)
  const offers = offersFor(visitor, current.content, first, situation)
  if (current.before) assertOffered(current.before, current.content, offers)
  const settled = settle(current.content, offers)
  const reckoning = await reckon(tx, visitor, { ...current, content: settled }, now)
  const content: CheckoutContent = {
    ...settled,
    selectedDeliveryOption: reckoning.delivery?.option?.id ?? null,
    toldTotal: reckoning.total,
    toldGifts: current.isHeld ? (settled.toldGifts ?? []) : giftsOf(reckoning),
    toldNotices: findNotices({ current, content: settled, offers, reckoning }),
  }
  await saveContent(tx, current.orderId, JSON.stringify(content), now)
  return describe(tx, visitor, { orderId: current.orderId, content, offers, reckoning })
}

/** A checkout with nothing in it: an empty cart has none. */
export function tellNothing(
  tx: Tx,
  visitor: Visitor,
  content: CheckoutContent,
  situation: Situation,
): Promise<Checkout> {
  const offers = offersFor(visitor, content, { weight: 0, goodsTotal: 0 }, situation)
  return describe(tx, visitor, { orderId: '', content: settle(content, offers), offers })
}

/** As it was when it was last told: nothing is counted again. */
export function tellAgain(
  tx: Tx,
  visitor: Visitor,
  told: { readonly orderId: string; readonly content: CheckoutContent },
): Promise<Checkout> {
  return describe(tx, visitor, { ...told, offers: { deliveryMethods: [], paymentMethods: [] } })
}

async function describe(
  tx: Tx,
  visitor: Visitor,
  told: {
    readonly orderId: string
    readonly content: CheckoutContent
    readonly offers: Offers
    readonly reckoning?: Reckoning
  },
): Promise<Checkout> {
  const { company } = visitor
  const isForCompany = company && told.content.isBusinessCustomer
  const companyAddresses = isForCompany ? await listCompanyAddresses(tx, company.id) : []
  return describeCheckout(visitor, { ...told, companyAddresses })
}

function giftsOf({ rows }: Reckoning): readonly string[] {
  return rows.filter(({ kind }) => kind === 'gift').map(({ articleNumber }) => articleNumber)
}
