import type { Tx } from '../../platform/db/schema.ts'
import { findCheckoutToMerge, moveCheckout } from './merge-queries.ts'

interface CartMove {
  /** The cart that is left behind. */
  readonly from: string
  /** The customer's. */
  readonly to: string
}

/** What the content of a checkout says of what was typed. */
interface TypedContent {
  readonly customerDetails?: Readonly<Record<string, string>>
  readonly alternativeAddress?: object | null
  readonly orderNote?: string
  readonly campaignCode?: string
}

/**
 * The checkout that somebody stood in when they logged in goes on with the customer's cart, under its
 * own id, so that a page of it keeps what was typed. Where nothing was, what the customer typed
 * before stands in it.
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
