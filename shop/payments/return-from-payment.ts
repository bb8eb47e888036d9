import { findOrderState, listPayments } from './payment-queries.ts'
import type { Payments } from './payments.ts'
import { pollProviders } from './poll-providers.ts'

/** Where a buyer goes who comes back from paying. */
export type Returned = 'receipt' | 'declined' | 'checkout'

/**
 * The buyer comes back, paid or not. What counts is what the provider says, asked by us: the
 * browser's word is taken for nothing but which order it is about.
 */
export async function returnFromPayment(payments: Payments, orderId: string): Promise<Returned> {
  const order = await findOrderState(payments.db, orderId)
  if (!order) return 'checkout'
  if (order.status === 'held') await pollProviders(payments, orderId)
  const now = await findOrderState(payments.db, orderId)
  if (now?.status !== 'cancelled') return 'receipt'
  return (await hasMoneyStory(payments, orderId)) ? 'receipt' : 'declined'
}

/** Whoever paid an order that was given up sees on its page what became of the money. */
async function hasMoneyStory({ db }: Payments, orderId: string): Promise<boolean> {
  const states = (await listPayments(db, orderId)).map((it) => it.state)
  return states.some((it) => !['pending', 'failed', 'cancelled'].includes(it))
}
