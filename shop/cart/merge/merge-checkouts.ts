import type { Tx } from '../../platform/db/schema.ts'
import { findCheckoutToMerge, moveCheckout } from './merge-queries.ts'

interface CartMove {
  /** The cart that is left behind. */
  readonly from: string
  /** The customer's. */
  readonly to: string
}

/** The fields of a checkout's content that the visitor types. */
interface TypedContent {
  readonly customerDetails?: Readonly<Record<string, string>>
  readonly alternativeAddress?: object | null
  readonly orderNote?: string
  readonly campaignCode?: string
}

/**
 * Moves the checkout in which the visitor logged in to the customer's cart, under its own id, so that
 * an open page of it keeps what was typed. If nothing was typed, it takes what the customer typed
 * before.
 */
export async function mergeCheckouts(tx: Tx, { from, to }: CartMove): Promise<void> {
  const current = await findCheckoutToMerge(tx, from)
  if (!current) return
  const own = await findCheckoutToMerge(tx, to)
  const content = own ? mergeContent(current.content, own.content) : current.content
  await moveCheckout(tx, { orderId: current.orderId, content, from, to })
}

function mergeContent(current: string, own: string): string {
  const typed = JSON.parse(current) as TypedContent
  if (!isTyped(typed)) return own
  const { campaignCode: ownCode } = JSON.parse(own) as TypedContent
  return JSON.stringify({ ...typed, campaignCode: typed.campaignCode || ownCode })
}

function isTyped({ customerDetails, alternativeAddress, orderNote, campaignCode }: TypedContent) {
  const lines = Object.values(customerDetails ?? {})
  return Boolean(alternativeAddress || [...lines, orderNote, campaignCode].some(Boolean))
}
