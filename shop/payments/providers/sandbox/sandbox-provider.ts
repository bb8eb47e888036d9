import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { BUYER_LINES, type BuyerAddress } from '../../../../src/model/buyer-address.ts'
import type { PaymentState, PaymentStatus } from '../../../../src/model/payment.ts'
import type { Purchase, PurchaseChoices } from '../../../../src/model/purchase.ts'
import { ProviderRefusal } from '../../../checkout/payment/provider-errors.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { markupOf } from '../../../platform/html/html.ts'
import { ShopError } from '../../../platform/shop-error.ts'
import type { PaymentEvent, PaymentProvider, WebhookRequest } from '../../port/provider.ts'
import type { Sandbox } from '../../port/sandbox.ts'
import { addressSchema } from './address-schema.ts'
import { drawForm } from './draw-form.tsx'
import {
  changeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  type SandboxContent,
  type SandboxPayment,
} from './sandbox-store.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'

const callSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(128)),
  orderId: v.pipe(v.string(), v.maxLength(128)),
  reference: v.pipe(v.string(), v.maxLength(128)),
  state: v.picklist(['pending', 'authorized', 'captured', 'failed', 'cancelled', 'refunded']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.length(3)),
})

const addressCallSchema = v.object({
  orderId: v.pipe(v.string(), v.maxLength(128)),
  reference: v.pipe(v.string(), v.maxLength(128)),
  address: addressSchema,
})

/** The shop's side of a sandbox, like the adapter of an outside provider. */
export function createSandboxProvider(sandbox: Sandbox): PaymentProvider {
  const { db, id, signer, now, ownsAddress = false } = sandbox
  return {
    id,
    way: 'embedded',
    ownsAddress,

    async prepare(purchase) {
      const payment = await keep(sandbox, purchase)
      return { reference: payment.reference, html: markupOf(drawForm(sandbox, payment)) }
    },

    async find(reference) {
      const payment = await findSandboxPayment(db, id, { reference })
      return payment && statusOf(payment)
    },

    capture: ({ reference }) => capture(sandbox, reference),
    cancel: (reference) =>
      move(sandbox, reference, { from: ['pending', 'failed', 'authorized'], to: 'cancelled' }),
    refund: (status, key) => refundSandboxPayment(sandbox, status, key),

    ...(id === 'sandpart' && {
      async isSignedUp(reference) {
        const payment = await findSandboxPayment(db, id, { reference })
        return payment?.content.isIdentified ?? false
      },
    }),

    parseWebhook: async (call) => parseSandboxWebhook(call, signer.keyOf(id), now()),
    ...(ownsAddress && { addressResponse: (said) => ({ status: 200, body: said }) }),
    validationResponse: (mayProceed, error) => ({
      status: 200,
      body: { should_proceed: mayProceed, ...(error !== undefined && { error }) },
    }),
  }
}

async function capture(sandbox: Sandbox, reference: string): Promise<void> {
  const { db, id } = sandbox
  const payment = await findSandboxPayment(db, id, { reference })
  if (payment?.content.isCaptureRefused) {
    await move(sandbox, reference, { from: ['authorized'], to: 'failed' })
    throw new ProviderRefusal('The bank does not pay out.')
  }
  await move(sandbox, reference, { from: ['authorized'], to: 'captured' })
}

interface Move {
  readonly from: readonly PaymentState[]
  readonly to: PaymentState
}

/** Moves a payment to `to`; refuses if its state is not in `from`, unless it was moved before. */
async function move({ db, id }: Sandbox, reference: string, { from, to }: Move): Promise<void> {
  const moved = await changeSandboxPayment(db, id, reference, ({ state }) =>
    from.includes(state) ? { state: to } : undefined,
  )
  const stands = moved ?? (await findSandboxPayment(db, id, { reference }))
  if (stands?.state !== to) throw new ProviderRefusal(`${stands?.state} cannot become ${to}.`)
}

/** Keeps one payment for each order, and updates it with the order until somebody has paid. */
async function keep(
  { db, id, now, ownsAddress = false }: Sandbox,
  purchase: Purchase,
): Promise<SandboxPayment> {
  const { orderId, amount, currency } = purchase
  const choices = await purchase.choices?.()
  const existing = await findSandboxPayment(db, id, { orderId })
  if (!existing || existing.state === 'cancelled') {
    const reference = `${id}_${randomUUID()}`
    const content = describe(purchase, { choices, ownsAddress })
    const payment = { reference, orderId, state: 'pending', amount, currency, content } as const
    await inTransaction(db, (tx) => openSandboxPayment(tx, id, payment, now()))
    return (await findSandboxPayment(db, id, { orderId })) ?? payment
  }
  const changed = await changeSandboxPayment(db, id, existing.reference, ({ state, content }) =>
    state === 'pending'
      ? { amount, currency, content: describe(purchase, { choices, ownsAddress, known: content }) }
      : undefined,
  )
  return changed ?? existing
}

function describe(
  purchase: Purchase,
  {
    choices,
    ownsAddress,
    known,
  }: {
    readonly choices: PurchaseChoices | undefined
    readonly ownsAddress: boolean
    readonly known?: SandboxContent
  },
): SandboxContent {
  const { language, country, customer, rows, urls } = purchase
  return {
    language,
    country,
    email: customer.email,
    rows: rows.map(({ name, quantity, total }) => ({ name, quantity, total })),
    ...(choices && { choices }),
    ...(ownsAddress && !purchase.isBusiness && { address: addressOf(customer) }),
    callback: urls.callback(''),
    attempts: known?.attempts ?? 0,
    isIdentified: known?.isIdentified ?? false,
    isCaptureRefused: known?.isCaptureRefused ?? false,
    calls: known?.calls ?? [],
  }
}

function addressOf(customer: Purchase['customer']): BuyerAddress {
  const lines = BUYER_LINES.map((line) => [line, customer[line]])
  return Object.fromEntries(lines) as BuyerAddress
}

function statusOf({ reference, state, amount, currency }: SandboxPayment): PaymentStatus {
  return { reference, state, amount, currency }
}

function parseSandboxWebhook(
  { event, headers, body }: WebhookRequest,
  key: Buffer,
  now: number,
): PaymentEvent {
  const signature = headers[SIGNATURE_HEADER]
  if (!isSigned(key, { signature, event, body }, now)) throw new ShopError(401, 'request.forbidden')
  if (event === 'address') return readAddress(body)
  const { success, output } = v.safeParse(callSchema, parse(body))
  if (!success) throw new ShopError(400, 'request.unreadable')
  const { id, orderId, reference, state, amount, currency } = output
  const status = { reference, state, amount, currency }
  if (event === 'validate') return { kind: 'validate', orderId, status }
  return { kind: 'status', id, orderId, status }
}

function readAddress(body: Buffer): PaymentEvent {
  const { success, output } = v.safeParse(addressCallSchema, parse(body))
  if (!success) throw new ShopError(400, 'request.unreadable')
  const { orderId, reference, address } = output
  return { kind: 'address', orderId, reference, address }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Refunds once for each key; refuses more than is left. */
async function refundSandboxPayment(
  { db, id }: Sandbox,
  { reference, amount }: PaymentStatus,
  key: string,
): Promise<void> {
  await changeSandboxPayment(db, id, reference, (payment) => {
    const { state, content } = payment
    const { refunds = {} } = content
    if (state === 'refunded' || refunds[key] !== undefined) return undefined
    const left = payment.amount - sumOf(Object.values(refunds)) - amount
    if (state !== 'captured' || left < 0) {
      throw new ProviderRefusal(`${amount} cannot be refunded.`)
    }
    return {
      state: left === 0 ? 'refunded' : state,
      content: { ...content, refunds: { ...refunds, [key]: amount } },
    }
  })
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, it) => sum + it, 0)
}
