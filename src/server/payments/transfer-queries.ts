import type { Db } from '../platform/db/schema.ts'
import { BANK, type Payment } from '../sales/orders/payment-queries.ts'

/** A transfer that the shop has to give back. */
export interface DueTransfer extends Pick<Payment, 'reference' | 'amount' | 'currency'> {
  readonly number: string
  readonly email: string
}

export function listDueTransfers(db: Db): Promise<DueTransfer[]> {
  return db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select([
      'payment.reference as reference',
      'payment.amount as amount',
      'payment.currency as currency',
      'orders.number as number',
      'orders.email as email',
    ])
    .where('payment.provider', '=', BANK)
    .where('payment.state', '=', 'refunding')
    .orderBy('payment.changed_at')
    .execute()
}
