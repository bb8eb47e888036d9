import type { FastifyRequest } from 'fastify'
import type { Receipt } from '../../src/model/order.ts'
import { readOwnOrder } from '../orders/history/read-own-order.ts'
import { readProvedReceipt } from '../orders/proof/prove-order.ts'
import { ORDERS_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Sources } from '../platform/http/sources.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'

/** Pages about returns: of an order opened by its mail's link, and of a customer's own order. */
export const ORDER_RETURN_PATH = '/order/:id/return'
export const ACCOUNT_RETURN_PATH = `${ORDERS_PATH}/:id/return`
/** The page with a return's label, below the order's own. */
export const LABEL_PATH = '/order/:id/returns/:number'

/** Where the forms of a return lead, and how the visitor proved the order. */
export interface ReturnContext {
  readonly receipt: Receipt
  /** `account`: among the pages of the account. */
  readonly frame: 'account' | 'order'
  /** The key of the mail's link, where the visitor came by one. */
  readonly key: string | undefined
}

export function pathOfForm({ receipt, frame }: ReturnContext): string {
  const path = frame === 'account' ? ACCOUNT_RETURN_PATH : ORDER_RETURN_PATH
  return path.replace(':id', encodeURIComponent(receipt.orderId))
}

export function pathOfOrder({ receipt, frame, key }: ReturnContext): string {
  const id = encodeURIComponent(receipt.orderId)
  return frame === 'account' ? `${ORDERS_PATH}/${id}` : withKey(`/order/${id}`, key)
}

export function labelLink(
  page: Parameters<typeof linkTo>[0],
  { receipt, key }: Pick<ReturnContext, 'receipt' | 'key'>,
  number: string,
): string {
  return linkTo(page, withKey(pathOfLabel(receipt.orderId, number), key))
}

export function withKey(path: string, key: string | undefined): string {
  return key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`
}

/** Where it is in a shop, without what stands before the addresses of a storefront and a language. */
export function pathOfLabel(orderId: string, number: string): string {
  const path = LABEL_PATH.replace(':id', encodeURIComponent(orderId))
  return path.replace(':number', encodeURIComponent(number))
}

type ProofSources = Pick<Sources, 'db' | 'now' | 'signer'>

/** An order's own page, which the session, the login or the mail's link opens. */
export async function findReturnContext(
  { db, signer, now }: ProofSources,
  request: FastifyRequest,
  sent: Sent,
): Promise<ReturnContext | undefined> {
  const { id } = request.params as { readonly id: string }
  const key = textOf(sent, 'key')
  const proved = await readProvedReceipt(db, request.visitor, id, { signer, key, now: now() })
  return proved && { ...proved, frame: 'order' }
}

/** A customer's own order, among the pages of the account. */
export async function findOwnReturnContext(
  db: Db,
  request: FastifyRequest,
): Promise<ReturnContext | undefined> {
  const { id } = request.params as { readonly id: string }
  const own = await readOwnOrder(db, request.visitor, id)
  return own && { ...own, frame: 'account' }
}
