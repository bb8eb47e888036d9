import type { ReturnRequest } from '../../src/contract/returns.ts'
import type { Receipt } from '../../src/model/order.ts'
import type { Message } from '../../src/model/validation.ts'
import { findFulfilment } from '../orders/history/fulfilment-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { ShopError } from '../platform/shop-error.ts'
import { type ItemsLeft, readItemsLeft } from '../withdrawals/items-left.ts'
import { isWhollyWithdrawn } from '../withdrawals/order-withdrawal.ts'
import { isWithdrawalOver } from '../withdrawals/withdrawal-period.ts'
import { readerOf, untilText } from './describe-return.ts'
import { listReturns, type OrderReturn } from './return-queries.ts'

/** Why an order cannot be returned. */
type ReturnObstacle = 'notsent' | 'withdrawn' | 'late' | 'nothing'

/** The returnable pieces of an order, by rows of articles. */
export interface Returnable {
  readonly obstacle: ReturnObstacle | undefined
  readonly rows: ItemsLeft['rows']
}

export async function readReturnable(
  db: Db,
  { shop, receipt }: { readonly shop: ShopFacts; readonly receipt: Receipt },
  now: number,
): Promise<Returnable> {
  const { orderId, status } = receipt
  const { rows, statements } = await readItemsLeft(db, orderId)
  const isBought = status === 'placed' || status === 'paid' || status === 'delivered'
  const { sentAt } = await findFulfilment(db, orderId)
  const obstacle = (): ReturnObstacle | undefined => {
    if (isWhollyWithdrawn(statements)) return 'withdrawn'
    if (!isBought || sentAt === null) return 'notsent'
    if (isWithdrawalOver(shop, receipt, now)) return 'late'
    return rows.some(({ left }) => left > 0) ? undefined : 'nothing'
  }
  return { obstacle: obstacle(), rows }
}

type Rows = ReturnRequest['rows']

/** Refuses pieces that cannot be returned, naming the fields of the call. */
export function requireReturnable({ obstacle, rows: left }: Returnable, rows: Rows): void {
  if (obstacle) throw new ShopError(422, `return.not.${obstacle}`)
  refuseFaults(
    rows.map(({ rowSystemId, quantity }, at) => {
      const max = left.find((it) => it.rowId === rowSystemId)?.left ?? 0
      const isTwice = rows.findIndex((it) => it.rowSystemId === rowSystemId) < at
      return quantity <= max && !isTwice ? undefined : quantityFault(max)
    }),
  )
}

/** Takes each row's fault, and throws if there is one. */
export function refuseFaults(faults: readonly (Message | undefined)[]): void {
  const named = faults.flatMap((fault, at) =>
    fault ? [[`rows-${at}-quantity`, [fault]] as const] : [],
  )
  const [first] = faults.filter((it) => it !== undefined)
  if (first) throw new ShopError(422, first, { modelState: Object.fromEntries(named) })
}

export function quantityFault(left: number): Message {
  return left > 0 ? { key: 'return.toomany', values: { max: left } } : { key: 'return.notthis' }
}

/** An order's returns, for the order's page. */
export interface OrderReturnsView {
  /** The oldest first. */
  readonly returns: readonly OrderReturn[]
  /** Whether a return is neither repaid nor refused. */
  readonly isUnderWay: boolean
  /** Whether there is something to send back. */
  readonly isOpen: boolean
}

export async function readOrderReturns(
  { db, shop }: { readonly db: Db; readonly shop: ShopFacts },
  receipt: Receipt,
  now: number,
): Promise<OrderReturnsView> {
  const returns = await listReturns(db, receipt.orderId)
  const { obstacle } = await readReturnable(db, { shop, receipt }, now)
  const isUnderWay = returns.some(({ state }) => state === 'sent' || state === 'received')
  return { returns, isUnderWay, isOpen: obstacle === undefined }
}

/** The returnable pieces of an order for calls, by rows, with the deadline or the obstacle. */
export async function readOrderReturnable(
  db: Db,
  visitor: Visitor,
  receipt: Receipt,
  now: number,
): Promise<{ readonly left: ReadonlyMap<string, number>; readonly message: string }> {
  const reader = readerOf(visitor)
  const { obstacle, rows } = await readReturnable(db, { shop: visitor.shop, receipt }, now)
  if (obstacle) return { left: new Map(), message: reader.t(`return.not.${obstacle}`) }
  const left = new Map(rows.map((it) => [it.rowId, it.left]))
  return { left, message: untilText(reader, receipt) }
}
