import type { Receipt } from '../../src/model/order.ts'
import { ORDERS_PATH } from '../paths/shop-paths.ts'
import { linkTo } from '../platform/pages/page-context.ts'

/** Pages about returns, of an order that the mail's link opens, and of a customer's own. */
export const ORDER_RETURN_PATH = '/order/:id/return'
export const ACCOUNT_RETURN_PATH = `${ORDERS_PATH}/:id/return`
/** The page with a return's label, below the order's own. */
export const LABEL_PATH = '/order/:id/returns/:number'

/** Where the forms of a return lead, and whose they are. */
export interface ReturnPlace {
  readonly receipt: Receipt
  /** `account`: among the pages of the account. */
  readonly frame: 'account' | 'order'
  /** Of the mail's link, where the page was opened by it. */
  readonly key: string | undefined
}

export function pathOfForm({ receipt, frame }: ReturnPlace): string {
  const path = frame === 'account' ? ACCOUNT_RETURN_PATH : ORDER_RETURN_PATH
  return path.replace(':id', encodeURIComponent(receipt.orderId))
}

export function pathOfOrder({ receipt, frame, key }: ReturnPlace): string {
  const id = encodeURIComponent(receipt.orderId)
  return frame === 'account' ? `${ORDERS_PATH}/${id}` : withKey(`/order/${id}`, key)
}

export function labelLink(
  page: Parameters<typeof linkTo>[0],
  { receipt, key }: Pick<ReturnPlace, 'receipt' | 'key'>,
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
