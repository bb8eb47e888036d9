import type { Payment } from './payment-queries.ts'

/** Who is paid where money comes by a bank transfer: the shop itself, who also gives it back. */
export const BANK = 'bank'
/** Whether nobody but the shop's owner can give its money back. */
export function isTransfer({ provider }: Pick<Payment, 'provider'>): boolean {
  return provider === BANK
}
