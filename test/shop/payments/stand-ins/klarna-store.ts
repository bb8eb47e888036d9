import { randomUUID } from 'node:crypto'

export type Fields = Readonly<Record<string, unknown>>

/** An order as the stand-in for Klarna stores it. */
export interface StoredOrder {
  readonly id: string
  sent: Fields
  stage: 'checkout_incomplete' | 'checkout_complete' | 'aborted'
  status: 'AUTHORIZED' | 'CAPTURED' | 'CANCELLED'
  fraud: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  isAcknowledged: boolean
  /** Whether order management has the order, which it gets some time after the payment. */
  isPlaced: boolean
  captured: number
  refunded: number
  readonly moved: number[]
}

export function keepOrder(sent: Fields): StoredOrder {
  return {
    id: randomUUID(),
    sent,
    stage: 'checkout_incomplete',
    status: 'AUTHORIZED',
    fraud: 'ACCEPTED',
    isAcknowledged: false,
    isPlaced: false,
    captured: 0,
    refunded: 0,
    moved: [],
  }
}

/** The order in a response of Klarna Checkout. */
export function checkoutAnswer({ id, sent, stage }: StoredOrder): Fields {
  const html_snippet = `<div id="klarna-checkout-container"><script>/* ${stage} */</script></div>`
  return {
    ...sent,
    order_id: id,
    status: stage,
    html_snippet,
    started_at: '2026-11-21T12:00:00Z',
    last_modified_at: '2026-11-21T12:00:00Z',
  }
}

/** The order in a response of order management. */
export function placedAnswer(order: StoredOrder): Fields {
  const { id, sent, status, fraud, captured, refunded } = order
  const amount = Number(sent.order_amount)
  return {
    order_id: id,
    status,
    fraud_status: fraud,
    order_amount: amount,
    original_order_amount: amount,
    captured_amount: captured,
    refunded_amount: refunded,
    remaining_authorized_amount: amount - captured,
    purchase_country: sent.purchase_country,
    purchase_currency: sent.purchase_currency,
    locale: sent.locale,
    merchant_reference2: sent.merchant_reference2,
    order_lines: sent.order_lines,
    billing_address: sent.billing_address,
  }
}
