import type { Receipt } from '../../../src/model/order.ts'
import { parcelTrackingUrl } from '../../../src/model/parcel-tracking-url.ts'
import type { Fulfilment } from './fulfilment-queries.ts'
import type {
  MoneyOfOrder,
  OrderApproval,
  PartRefund,
  RefundedPieces,
  ReturnOfOrder,
} from './own-order-queries.ts'

/** The steps of an order's approval. */
type ApprovalEvent = 'toapprove' | 'granted' | 'denied' | 'takenback' | 'lapsed'

/** An event of an order, as shown to its buyer. */
export interface OrderEvent {
  readonly kind:
    | 'placed'
    | ApprovalEvent
    | 'approved'
    | 'paid'
    | 'packed'
    | 'sent'
    | 'cancelled'
    | 'returning'
    | 'returned'
    | 'returnrefused'
    | 'refunding'
    | 'refunded'
  /** In milliseconds since 1970; for a bank transfer, the start of its day. */
  readonly at: number
  /** Who approved or refused it. */
  readonly by?: string
  /** The amount of a refund. */
  readonly amount?: number
  /** The refunded pieces. */
  readonly pieces?: readonly RefundedPieces[]
  readonly withDelivery?: boolean
  readonly carrier?: string
  readonly tracking?: string
  readonly trackingUrl?: string
}

interface Sources {
  readonly receipt: Pick<Receipt, 'createdAt' | 'status' | 'dueDate'>
  readonly approval?: OrderApproval | undefined
  readonly fulfilment: Fulfilment
  readonly money: readonly MoneyOfOrder[]
  readonly returns: readonly ReturnOfOrder[]
  readonly refunds: readonly PartRefund[]
  readonly pieces: readonly RefundedPieces[]
}

/** The events of an order, in order of time. */
export function historyOf(sources: Sources): readonly OrderEvent[] {
  const { receipt, fulfilment } = sources
  const { packedAt, sentAt } = fulfilment
  const events: readonly OrderEvent[] = [
    ...approvalEvents(sources),
    ...paidEvents(sources),
    ...(packedAt === null ? [] : [{ kind: 'packed' as const, at: packedAt }]),
    ...(sentAt === null ? [] : [sentEvent(fulfilment, sentAt)]),
    ...cancelledEvents(sources),
    ...sources.returns.flatMap(returnEvents),
    ...sources.refunds.map(partEvent(sources)),
    ...wholeRefunds(sources),
  ]
  const placed = { kind: 'placed', at: receipt.createdAt } as const
  return [placed, ...events.toSorted((one, other) => one.at - other.at)]
}

const DECIDED = {
  approved: 'granted',
  refused: 'denied',
  withdrawn: 'takenback',
  expired: 'lapsed',
} as const

function approvalEvents({ approval }: Sources): OrderEvent[] {
  if (!approval) return []
  const { state, createdAt, decidedAt, decider } = approval
  const approvalRequest = { kind: 'toapprove', at: createdAt } as const
  if (state === 'waiting' || decidedAt === null) return [approvalRequest]
  return [
    approvalRequest,
    { kind: DECIDED[state], at: decidedAt, ...(decider !== null && { by: decider }) },
  ]
}

/**
 * A bank transfer has the day that the bank states; other payments came in when the order was placed.
 */
function paidEvents({ fulfilment, money, receipt }: Sources): OrderEvent[] {
  const [first] = money
  if (!first || receipt.status === 'held') return []
  const kind = first.state === 'authorized' ? 'approved' : 'paid'
  const at = fulfilment.paidOn === null ? first.createdAt : Date.parse(fulfilment.paidOn)
  return [{ kind, at }]
}

function sentEvent({ carrier, tracking }: Fulfilment, at: number): OrderEvent {
  const url = parcelTrackingUrl(carrier, tracking)
  return {
    kind: 'sent',
    at,
    ...(carrier && { carrier }),
    ...(tracking && { tracking }),
    ...(url && { trackingUrl: url }),
  }
}

/** An unpaid order ends at its due date, an abandoned payment at the time of the order. */
function cancelledEvents({ receipt, fulfilment, approval }: Sources): OrderEvent[] {
  const { cancelledAt } = fulfilment
  // The approval event already tells how an unapproved order ended.
  if (cancelledAt === null && approval && approval.state !== 'approved') return []
  if (receipt.status !== 'cancelled' && cancelledAt === null) return []
  return [{ kind: 'cancelled', at: cancelledAt ?? receipt.dueDate ?? receipt.createdAt }]
}

/** The refund that ends a return is an event of its own. */
function returnEvents({ state, createdAt, receivedAt, settledAt }: ReturnOfOrder): OrderEvent[] {
  const isRefused = state === 'refused' && settledAt !== null
  return [
    { kind: 'returning', at: createdAt },
    ...(receivedAt === null ? [] : [{ kind: 'returned' as const, at: receivedAt }]),
    ...(isRefused ? [{ kind: 'returnrefused' as const, at: settledAt }] : []),
  ]
}

function partEvent({ pieces }: Sources): (refund: PartRefund) => OrderEvent {
  return ({ id, state, amount, createdAt, settledAt, withDelivery }) => ({
    kind: state === 'done' ? 'refunded' : 'refunding',
    at: settledAt ?? createdAt,
    amount,
    pieces: pieces.filter(({ refundId }) => refundId === id),
    withDelivery: withDelivery === 1,
  })
}

/** Refunds of whole payments; those in parts are events of their own. */
function wholeRefunds({ money, refunds }: Sources): OrderEvent[] {
  return money.flatMap(({ id, state, refunded, changedAt }) => {
    const parts = refunds.filter((it) => it.paymentId === id)
    const amount = refunded - parts.reduce((sum, it) => sum + it.amount, 0)
    if (amount <= 0) return []
    return [{ kind: state === 'refunding' ? 'refunding' : 'refunded', at: changedAt, amount }]
  })
}
