import { DAY_MS } from '../../platform/durations.ts'
import type { Signer } from '../../platform/signer.ts'

/**
 * The validity of links in mails: a financial year and the month of its closing, far longer than the
 * withdrawal period. After that, the buyer can have a new link mailed to the order's address.
 */
export const ORDER_KEY_MS = 400 * DAY_MS
/** How long a buyer who returns from payment, in a browser without the session, can see the order. */
const RETURN_KEY_MS = DAY_MS
/** Number of base-36 digits for the seconds: enough for thousands of years. */
const END_LENGTH = 7

interface PlacedOrder {
  readonly orderId: string
  readonly placedAt: number
}

/** A presented key for an order. */
export interface OrderKey {
  readonly signer: Signer
  readonly key: string
  readonly now: number
}

/** A key for the link in a mail that is written now; it opens the order's page without a session. */
export function mailedOrderKey(signer: Signer, orderId: string, now: number): string {
  return orderKeyUntil(signer, orderId, now + ORDER_KEY_MS)
}

/**
 * A key for the return from payment. It ends by the order's time, since its address can be opened again
 * at any time.
 */
export function returnedOrderKey(signer: Signer, { orderId, placedAt }: PlacedOrder): string {
  return orderKeyUntil(signer, orderId, placedAt + RETURN_KEY_MS)
}

/**
 * Verifies a key. Keys from older versions contain no end time; they are valid for the same period
 * after the order was placed.
 */
export function isOrderKey(
  { orderId, placedAt }: PlacedOrder,
  { signer, key, now }: OrderKey,
): boolean {
  if (signer.verify('order', orderId, key)) return now < placedAt + ORDER_KEY_MS
  const end = key.slice(0, END_LENGTH)
  const isOurs = signer.verify('order', `${orderId} ${end}`, key.slice(END_LENGTH))
  return isOurs && now < Number.parseInt(end, 36) * 1000
}

/**
 * Whether the key comes from a mail: keys for the return from payment, which nobody mailed, end
 * earlier.
 */
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
