import type { Payment } from '../sales/orders/payment-queries.ts'

/** In place of a provider: money that came to the shop's bank account, written down by its staff. */
export const TRANSFER = 'transfer'

/** Whether nobody but the shop's owner can pay it back. */
export function isTransfer({ provider }: Pick<Payment, 'provider'>): boolean {
  return provider === TRANSFER
}
