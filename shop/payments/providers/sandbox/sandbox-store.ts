import type { SqlBool } from 'kysely'
import type { BuyerAddress } from '../../../../src/model/buyer-address.ts'
import type { PaymentState } from '../../../../src/model/payment.ts'
import type { PurchaseChoices } from '../../../../src/model/purchase.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { part } from '../../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../../platform/db/schema.ts'

/** What a sandbox provider stores of a payment, in addition to its amount and state. */
export interface SandboxContent {
  readonly language: 'sv' | 'en'
  readonly country: string
  readonly email: string
  readonly rows: readonly SandboxRow[]
  /** Country and delivery method; absent if the buyer cannot choose them in the frame. */
  readonly choices?: PurchaseChoices
  /** The address that the buyer entered; absent if the shop's checkout asks for it. */
  readonly address?: BuyerAddress
  /** The shop's address for webhooks; the event's name is appended. */
  readonly callback: string
  /** How many cards have been declined. */
  readonly attempts: number
  /** Whether the buyer has identified themselves. */
  readonly isIdentified: boolean
  /** Set by a test card: the bank refuses to pay out the money that it reserved. */
  readonly isCaptureRefused: boolean
  /** Refunded amounts by idempotency key. */
  readonly refunds?: Readonly<Record<string, number>>
  /** Webhooks that the shop has not acknowledged yet. */
  readonly calls: readonly PendingWebhook[]
}

interface SandboxRow {
  readonly name: string
  readonly quantity: number
  readonly total: number
}

export interface PendingWebhook {
  readonly id: string
  readonly event: string
  readonly tries: number
  readonly nextAt: number
}

export interface SandboxPayment {
  readonly reference: string
  readonly orderId: string
  readonly state: PaymentState
  readonly amount: number
  readonly currency: string
  readonly content: SandboxContent
}

const COLUMNS = ['reference', 'order_id', 'state', 'amount', 'currency', 'content'] as const

export async function findSandboxPayment(
  db: Db,
  provider: string,
  by: { readonly reference: string } | { readonly orderId: string },
): Promise<SandboxPayment | undefined> {
  const query = db.selectFrom('sandbox_payment').select(COLUMNS).where('provider', '=', provider)
  const row = await ('reference' in by
    ? query.where('reference', '=', by.reference)
    : query.where('order_id', '=', by.orderId)
  ).executeTakeFirst()
  return row && toPayment(row)
}

/** Opens a payment unless the order has one; it replaces a cancelled one. */
export async function openSandboxPayment(
  tx: Tx,
  provider: string,
  payment: SandboxPayment,
  now: number,
): Promise<void> {
  const { reference, orderId: order_id, state, amount, currency, content } = payment
  await tx
    .deleteFrom('sandbox_payment')
    .where('provider', '=', provider)
    .where('order_id', '=', order_id)
    .where('state', '=', 'cancelled')
    .execute()
  await tx
    .insertInto('sandbox_payment')
    .values({
      ...{ reference, provider, order_id, state, amount, currency },
      content: JSON.stringify(content),
      changed_at: now,
    })
    .onConflict((it) => it.columns(['provider', 'order_id']).doNothing())
    .execute()
}

/**
 * Changes a payment in one transaction, which may be repeated; `undefined` from `change` leaves it as is. The
 * first statement is a write, so that two changes happen one after the other.
 */
export function changeSandboxPayment(
  db: Db,
  provider: string,
  reference: string,
  change: (payment: SandboxPayment) => Partial<SandboxPayment> | undefined,
): Promise<SandboxPayment | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('sandbox_payment')
      .set((it) => ({ changed_at: it.ref('changed_at') }))
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .returning(COLUMNS)
      .executeTakeFirst()
    const found = row && toPayment(row)
    const changes = found && change(found)
    if (!found || !changes) return undefined
    const next = { ...found, ...changes }
    await tx
      .updateTable('sandbox_payment')
      .set({
        state: next.state,
        amount: next.amount,
        currency: next.currency,
        content: JSON.stringify(next.content),
        changed_at: Date.now(),
      })
      .where('reference', '=', reference)
      .execute()
    return next
  })
}

export async function listUndelivered(db: Db, provider: string): Promise<SandboxPayment[]> {
  const rows = await db
    .selectFrom('sandbox_payment')
    .select(COLUMNS)
    .where('provider', '=', provider)
    .where(part<SqlBool>(db, (d) => `${d.jsonLength("content -> 'calls'")} > 0`))
    .execute()
  return rows.map(toPayment)
}

function toPayment(row: {
  reference: string
  order_id: string
  state: string
  amount: number
  currency: string
  content: string
}): SandboxPayment {
  const { reference, order_id: orderId, amount, currency } = row
  const state = row.state as PaymentState
  return { reference, orderId, state, amount, currency, content: JSON.parse(row.content) }
}
