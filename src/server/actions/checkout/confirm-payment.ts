import type { Tx } from '../../db/schema.ts'

export interface PaidAmount {
  /** In öre. */
  readonly amount: number
  readonly currency: string
}

/**
 * A payment of an order has come. `refund`: it cannot be taken, because the amount is another one, or
 * because the order was given up and its goods are gone.
 */
export async function confirmPayment(
  _tx: Tx,
  _orderId: string,
  _paid: PaidAmount,
  _now: number,
): Promise<'paid' | 'already' | 'refund'> {
  throw new Error('Not built yet')
}
