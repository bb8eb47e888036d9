import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Purchase } from '../../../../src/model/purchase.ts'
import { type ExactRow, exactRows } from '../../port/purchase-rows.ts'
import type { StripeMeans } from './stripe-means.ts'

type SessionParams = Stripe.Checkout.SessionCreateParams

const MAX_LINES = 100
const MAX_NAME = 250
const MAX_COUPON_NAME = 40

/** What the buyer is asked to pay, and how. */
export interface SessionOffer {
  readonly params: SessionParams
  /** Deducted by a coupon, because Stripe accepts no negative lines. */
  readonly discount: SessionDiscount | undefined
  /** The same for the same offer; a session with another version is out of date. */
  readonly version: string
}

interface SessionDiscount {
  readonly amount: number
  readonly currency: string
  readonly name: string
}

export function describeOffer(
  purchase: Purchase,
  { id, method, capture, place }: StripeMeans,
): SessionOffer {
  const lines = exactRows(purchase)
  const charged = lines.filter((it) => it.total >= 0)
  const currency = purchase.currency.toLowerCase()
  const discount = describeDiscount(
    lines.filter((it) => it.total < 0),
    currency,
  )
  const offer = {
    mode: 'payment',
    allowed_payment_method_types: [method],
    // Otherwise Stripe would offer the buyer other currencies than the order's.
    adaptive_pricing: { enabled: false },
    line_items: joinLast(charged).map((it) => describeSummary(it, currency)),
    client_reference_id: purchase.orderId,
    ...describePlace(purchase, place),
    locale: purchase.language,
  } satisfies SessionParams
  const version = digest([offer, discount])
  const metadata = { orderId: purchase.orderId }
  const params = {
    ...offer,
    metadata: { ...metadata, provider: id, version },
    payment_intent_data: {
      ...(capture === 'later' && { capture_method: 'manual' as const }),
      metadata: metadata,
    },
  } satisfies SessionParams
  return { params, discount, version }
}

/** Where the buyer pays and returns to. A wallet provides the buyer's e-mail address by itself. */
function describePlace({ urls, customer }: Purchase, place: StripeMeans['place']) {
  if (place === 'frame') return { ui_mode: 'elements', return_url: urls.widgetDone } as const
  return {
    ...(customer.email && { customer_email: customer.email }),
    success_url: urls.returned,
    cancel_url: urls.checkout,
  }
}

/** The same text for the same content, so that a repeated request has the same idempotency key. */
export function digest(things: unknown): string {
  return createHash('sha256').update(JSON.stringify(things)).digest('base64url').slice(0, 32)
}

function describeDiscount(
  lines: readonly ExactRow[],
  currency: string,
): SessionDiscount | undefined {
  if (lines.length === 0) return undefined
  const amount = -lines.reduce((sum, line) => sum + line.total, 0)
  const name = lines.map((it) => it.name).join(', ')
  return { amount, currency, name: name.slice(0, MAX_COUPON_NAME) }
}

/** Stripe accepts a hundred lines; the last one sums up the rest. */
function joinLast(lines: readonly ExactRow[]): readonly ExactRow[] {
  const rest = lines.slice(MAX_LINES - 1)
  const [first] = rest
  if (first === undefined || rest.length === 1) return lines
  const total = rest.reduce((sum, line) => sum + line.total, 0)
  const name = `${first.name.slice(0, MAX_NAME - 10)} + ${rest.length - 1}`
  const joined = { ...first, name, quantity: 1, unitPrice: total, total }
  return [...lines.slice(0, MAX_LINES - 1), joined]
}

function describeSummary(
  line: ExactRow,
  currency: string,
): NonNullable<SessionParams['line_items']>[number] {
  return {
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.unitPrice,
      product_data: {
        name: line.name.slice(0, MAX_NAME),
        metadata: { reference: line.reference.slice(0, MAX_NAME) },
      },
    },
  }
}
