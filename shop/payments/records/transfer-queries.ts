import type { Db } from '../../platform/db/schema.ts'
import type { Payment } from './payment-queries.ts'

/** The provider of bank transfers: the shop itself, which also refunds them by hand. */
export const BANK = 'bank'

/** A bank transfer that the shop has to refund. */
export interface DueTransfer extends Pick<Payment, 'reference' | 'amount' | 'currency'> {
  readonly number: string
  readonly email: string
}

/**
 * Full refunds, named by the transfer's reference, then partial ones, named by the refund's id;
 * oldest first.
 */
export async function listDueTransfers(db: Db): Promise<DueTransfer[]> {
  return [...(await listDuePayments(db)), ...(await listDueParts(db))]
}

function listDuePayments(db: Db): Promise<DueTransfer[]> {
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.payment_id', '=', 'payment.id')
            .where('refund.state', '=', 'started'),
        ),
      ),
    )
    .orderBy('payment.changed_at')
    .execute()
}

function listDueParts(db: Db): Promise<DueTransfer[]> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .select([
      'refund.id as reference',
      'refund.amount as amount',
      'payment.currency as currency',
      'orders.number as number',
      'orders.email as email',
    ])
    .where('payment.provider', '=', BANK)
    .where('refund.state', '=', 'started')
    .orderBy('refund.created_at')
    .execute()
}

/** Whether only the shop's owner can refund the payment, because it came by bank transfer. */
export function isTransfer({ provider }: Pick<Payment, 'provider'>): boolean {
  return provider === BANK
}
