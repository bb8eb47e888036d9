import { createHmac, timingSafeEqual } from 'node:crypto'

/** Opens an order's page without a session: for the link in the mail. */
export function orderKey(secret: Buffer, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url')
}

export function isOrderKey(secret: Buffer, orderId: string, key: string): boolean {
  const expected = Buffer.from(orderKey(secret, orderId))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
