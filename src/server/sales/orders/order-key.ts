import type { Signer } from '../../platform/signer.ts'

/** Opens an order's page without a session: for the link in the mail. */
export function orderKey(signer: Signer, orderId: string): string {
  return signer.sign('order', orderId)
}

export function isOrderKey(signer: Signer, orderId: string, key: string): boolean {
  return signer.verify('order', orderId, key)
}
