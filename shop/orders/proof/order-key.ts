import { DAY_MS } from '../../platform/durations.ts'
import type { Signer } from '../../platform/signer.ts'

/**
 * Links in mails: a year's bookkeeping and the month in which it is closed, and far longer than the
 * time to withdraw. After that the address of the order is mailed another one.
 */
export const ORDER_KEY_MS = 400 * DAY_MS
/** Whoever comes back from paying in a browser without the session sees the order for so long. */
const RETURN_KEY_MS = DAY_MS
/** Characters of seconds in base 36: enough for thousands of years. */
const END_LENGTH = 7

interface PlacedOrder {
  readonly orderId: string
  readonly placedAt: number
}

/** A key that somebody shows for an order. */
export interface OrderKey {
  readonly signer: Signer
  readonly key: string
  readonly now: number
}

/** Opens an order's page without a session: for the link in a mail that is written now. */
export function mailedOrderKey(signer: Signer, orderId: string, now: number): string {
  return orderKeyUntil(signer, orderId, now + ORDER_KEY_MS)
}

/** The same for the way back from a payment, whose address can be opened again at any time. */
export function returnedOrderKey(signer: Signer, { orderId, placedAt }: PlacedOrder): string {
  return orderKeyUntil(signer, orderId, placedAt + RETURN_KEY_MS)
}

/** Keys of older versions name no end; they are good for as long after the order was placed. */
export function isOrderKey(
  { orderId, placedAt }: PlacedOrder,
  { signer, key, now }: OrderKey,
): boolean {
  if (signer.verify('order', orderId, key)) return now < placedAt + ORDER_KEY_MS
  const end = key.slice(0, END_LENGTH)
  const isOurs = signer.verify('order', `${orderId} ${end}`, key.slice(END_LENGTH))
  return isOurs && now < Number.parseInt(end, 36) * 1000
}

/** Whether it is of a mail: that of the way back from paying, which nobody mailed, ends before. */
export function isMailedKey(order: PlacedOrder, orderKey: OrderKey): boolean {
  return isOrderKey(order, {
    ...orderKey,
    now: Math.max(orderKey.now, order.placedAt + RETURN_KEY_MS),
  })
}

function orderKeyUntil(signer: Signer, orderId: string, endsAt: number): string {
  const end = Math.floor(endsAt / 1000)
    .toString(36)
    .padStart(END_LENGTH, '0')
  return end + signer.sign('order', `${orderId} ${end}`)
}
