import type { CheckoutMethod } from '../../../src/contract/checkout.ts'
import type { Message } from '../../../src/model/validation.ts'
import { FIRST_OPTION_ID } from '../../delivery/list-options.ts'
import type { CheckoutContent } from '../current/content.ts'
import type { CurrentCheckout } from '../current/current-checkout.ts'
import type { OrderTotals } from './calculate-totals.ts'
import type { Offers } from './offers.ts'

/** A checkout that a visitor changes or only views. */
export interface ChangedCheckout extends CurrentCheckout {
  /** The choices before the change; absent for a mere view. */
  readonly before?: CheckoutContent
  /** Notices of the step before this one. */
  readonly earlierNotices?: readonly Message[] | undefined
}

export interface QuoteParts {
  readonly current: ChangedCheckout
  /** With offered methods in place of those that are no longer offered. */
  readonly content: CheckoutContent
  readonly offers: Offers
  readonly totals: OrderTotals
}

/**
 * Changes that the shop has made to a checkout by itself. They show until the visitor changes
 * something.
 */
export function findNotices({ current, content, offers, totals }: QuoteParts): readonly Message[] {
  const chosen = current.content
  const fresh = [
    ...changedMethod('delivery', chosen.selectedDeliveryMethod, {
      chosen: content.selectedDeliveryMethod,
      methods: offers.deliveryMethods,
    }),
    ...changedMethod('payment', chosen.selectedPaymentMethod, {
      chosen: content.selectedPaymentMethod,
      methods: offers.paymentMethods,
    }),
    ...(isOptionLost(current, totals) ? [{ key: 'checkout.notice.option' }] : []),
    ...changedApproval(chosen, totals),
    ...findLostGifts(current, totals).map((name) => ({
      key: 'checkout.notice.gift',
      values: { name },
    })),
  ]
  const earlier = current.earlierNotices ?? ((!current.before && chosen.toldNotices) || [])
  const freshKeys = new Set(fresh.map((it) => JSON.stringify(it)))
  return [...earlier.filter((it) => !freshKeys.has(JSON.stringify(it))), ...fresh]
}

/** Gifts that this checkout promised and that are out of stock now. */
export function findLostGifts(
  { content, isHeld }: CurrentCheckout,
  { missingGifts }: OrderTotals,
): readonly string[] {
  // A held order has taken its gifts already.
  if (isHeld) return []
  const promised = content.toldGifts ?? []
  return missingGifts
    .filter(({ articleNumber }) => promised.includes(articleNumber))
    .map(({ name }) => name)
}

/** A visitor who expected an order without approval must not place one that needs it, nor the reverse. */
function changedApproval(content: CheckoutContent, { approval }: OrderTotals): Message[] {
  const isNeeded = approval !== undefined
  const isUnchanged =
    content.toldTotal === undefined || (content.toldApproval ?? false) === isNeeded
  if (isUnchanged) return []
  return [{ key: isNeeded ? 'checkout.notice.approval' : 'checkout.notice.noapproval' }]
}

function changedMethod(
  kind: 'delivery' | 'payment',
  asked: string | null | undefined,
  now: { readonly chosen: string | null | undefined; readonly methods: readonly CheckoutMethod[] },
): Message[] {
  if (!asked || asked === now.chosen) return []
  const name = now.methods.find(({ id }) => id === now.chosen)?.name
  if (name === undefined) return [{ key: `checkout.notice.${kind}.none` }]
  return [{ key: `checkout.notice.${kind}`, values: { name } }]
}

/** Only while the method stays the same: a new method drops the options of the old one. */
function isOptionLost(
  { content, before = content }: QuoteParts['current'],
  { delivery }: OrderTotals,
): boolean {
  const isSameMethod = before.selectedDeliveryMethod === content.selectedDeliveryMethod
  if (content.selectedDeliveryOption === FIRST_OPTION_ID) return false
  const isNewOption = before.selectedDeliveryOption !== content.selectedDeliveryOption
  if (!content.selectedDeliveryOption || !(isSameMethod || isNewOption)) return false
  return delivery !== undefined && delivery.option?.id !== content.selectedDeliveryOption
}
