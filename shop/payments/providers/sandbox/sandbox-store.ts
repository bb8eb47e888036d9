import type { BuyerAddress } from '../../../../src/model/buyer-address.ts'
import type { PaymentState } from '../../../../src/model/payment.ts'
import type { PurchaseChoices } from '../../../../src/model/purchase.ts'
import type { Db, Tx } from '../../../platform/db/schema.ts'

/** What a sandbox provider remembers of a payment, beside its amount and state. */
export interface SandboxContent {
  readonly language: 'sv' | 'en'
  readonly country: string
  readonly email: string
  readonly rows: readonly SandboxRow[]
  /** Where to and how it is delivered, where the shop lets the buyer choose it here. */
  readonly choices?: PurchaseChoices
  /** What the buyer has typed; absent where the shop asks for it. */
  readonly address?: BuyerAddress
  /** Where the shop is called: the event's name comes after it. */
  readonly callback: string
  /** Cards that were refused so far. */
  readonly attempts: number
  /** Whether the buyer has said who they are. */
  readonly isIdentified: boolean
  /** Set by a test card: the bank takes back its word when the money is asked for. */
  readonly isCaptureRefused: boolean
  /** What went back, by the key that it was asked with. */
  readonly refunds?: Readonly<Record<string, number>>
  /** Calls that the shop has not acknowledged. */
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

/** Opens a payment, unless the order has one; a cancelled one is forgotten for it. */
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

/** Changes a payment in one transaction; `undefined` from `change` leaves it as it is. */
export function changeSandboxPayment(
  db: Db,
  provider: string,
  reference: string,
  change: (payment: SandboxPayment) => Partial<SandboxPayment> | undefined,
): Promise<SandboxPayment | undefined> {
  return db.transaction().execute(async (tx) => {
    const found = await findSandboxPayment(tx, provider, { reference })
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
    .where(({ fn }) => fn('json_array_length', ['content', ({ val }) => val('$.calls')]), '>', 0)
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
