import type { OrderState, Receipt } from '../../../src/model/order.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isApprover, type Visitor } from '../../platform/http/visitor.ts'
import { type OrderProof, readProvedReceipt } from '../proof/prove-order.ts'
import { findOwnedReceipt } from '../receipt/order-queries.ts'
import { asBuyerReads } from '../receipt/read-receipt.ts'
import { type Fulfilment, findFulfilment } from './fulfilment-queries.ts'
import { historyOf, type OrderEvent } from './order-history.ts'
import {
  findOrderApproval,
  findOrderState,
  listMoney,
  listPartRefunds,
  listRefundedPieces,
  listReturnsOfOrder,
  listRowIds,
  type OpenReturn,
  type OrdersOf,
} from './own-order-queries.ts'
import type { PartsBack } from './purchase-facts.ts'

/** An order as its buyer sees it in the account. */
export interface OwnOrder extends OrderProof {
  readonly receipt: Receipt
  readonly state: OrderState
  readonly openReturn: OpenReturn | null
  readonly history: readonly OrderEvent[]
  /** Ids of the receipt's rows, in their order. */
  readonly rowIds: readonly string[]
}

/** Reads the partial refunds of an order. */
export async function readPartsBack(db: Db, orderId: string): Promise<PartsBack> {
  const all = await listPartRefunds(db, orderId)
  const parts = all.filter(({ state }) => state === 'done')
  if (parts.length === 0) return { parts, pieces: [], rowIds: [] }
  const done = new Set(parts.map(({ id }) => id))
  const pieces = await listRefundedPieces(db, orderId)
  return {
    parts,
    pieces: pieces.filter(({ refundId }) => done.has(refundId)),
    rowIds: await listRowIds(db, orderId),
  }
}

/** A customer's own order; undefined for another customer's, and for one that does not exist. */
export async function readOwnOrder(
  db: Db,
  visitor: Visitor,
  orderId: string,
): Promise<OwnOrder | undefined> {
  const proved = await readProvedReceipt(db, visitor, orderId)
  const state = proved?.by === 'login' ? await findOrderState(db, orderId) : undefined
  if (!proved || !state) return undefined
  return { ...proved, ...(await describe(db, proved.receipt, state)) }
}

/** The orders that a customer may read: an approver's colleagues order for the same company. */
export function ordersOf(visitor: Visitor): OrdersOf {
  const { customer, company } = visitor
  const companyId = isApprover(visitor) ? company?.id : undefined
  return { customerId: customer?.id ?? '', companyId }
}

/** An order of an approver's company; undefined for every other order, and for everybody else. */
export async function readCompanyOrder(
  db: Db,
  visitor: Visitor,
  orderId: string,
): Promise<Omit<OwnOrder, keyof OrderProof> | undefined> {
  const { companyId } = ordersOf(visitor)
  const found = companyId === undefined ? undefined : await findOwnedReceipt(db, orderId)
  const state = found?.owner.companyId === companyId ? await findOrderState(db, orderId) : undefined
  if (!found || !state) return undefined
  return describe(db, asBuyerReads(found.receipt), state)
}

async function describe(db: Db, receipt: Receipt, state: Pick<OwnOrder, 'state' | 'openReturn'>) {
  const { orderId } = receipt
  const history = await readHistory(db, receipt, await findFulfilment(db, orderId))
  return { receipt, ...state, history, rowIds: await listRowIds(db, orderId) }
}

/** The history of an order that has been sent; undefined before that. */
export async function readSentHistory(
  db: Db,
  receipt: Receipt,
): Promise<readonly OrderEvent[] | undefined> {
  const fulfilment = await findFulfilment(db, receipt.orderId)
  return fulfilment.sentAt === null ? undefined : readHistory(db, receipt, fulfilment)
}

async function readHistory(
  db: Db,
  receipt: Receipt,
  fulfilment: Fulfilment,
): Promise<readonly OrderEvent[]> {
  const { orderId } = receipt
  return historyOf({
    receipt,
    fulfilment,
    approval: await findOrderApproval(db, orderId),
    money: await listMoney(db, orderId),
    returns: await listReturnsOfOrder(db, orderId),
    refunds: await listPartRefunds(db, orderId),
    pieces: await listRefundedPieces(db, orderId),
  })
}
