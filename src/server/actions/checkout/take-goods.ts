import { sizeFieldKey } from '../../../contract/error-body.ts'
import type { Message } from '../../../model/message.ts'
import type { Tx } from '../../db/schema.ts'
import type { CartLine } from '../../queries/cart-queries.ts'
import { keepTaken, readPieces, takePieces } from '../../queries/order-writes.ts'
import { ShopError } from '../../shop-error.ts'
import type { Visitor } from '../../visitor.ts'
import type { ReceiptRow } from './receipt.ts'

/** How long goods are held for a payment. */
export const HOLD_MS = 15 * 60 * 1000

export interface Taking {
  readonly orderId: string
  readonly rows: readonly ReceiptRow[]
  readonly state: 'held' | 'sold'
  /** Takes what there is, and leaves the rest to be ordered from the maker. */
  readonly mayBackorder: boolean
}

/**
 * Takes everything of an order out of the stock, or answers what there is too little of. Articles are
 * summed, gifts among them, and taken in the order of their numbers, so that no two orders ever wait
 * for each other.
 */
export async function takeGoods(
  tx: Tx,
  { orderId, rows, state, mayBackorder }: Taking,
  now: number,
): Promise<readonly ShortArticle[]> {
  const short: ShortArticle[] = []
  for (const [articleNumber, quantity] of sumArticles(rows)) {
    const taken = mayBackorder
      ? await takeWhatIsThere(tx, articleNumber, quantity)
      : await takeAll(tx, articleNumber, quantity)
    if (taken === undefined) {
      short.push({ articleNumber, available: await readPieces(tx, articleNumber) })
    } else if (taken > 0) {
      const expiresAt = now + HOLD_MS
      await keepTaken(tx, { orderId, articleNumber, quantity: taken, state, expiresAt }, now)
    }
  }
  return short
}

export interface ShortArticle {
  readonly articleNumber: string
  readonly available: number
}

/** Refuses what cannot be sold here, whatever there is in stock. */
export function assertSold(lines: readonly CartLine[]): void {
  const faults = lines.flatMap((line): Fault[] => {
    const key = line.isQuotation ? 'checkout.quotation' : 'checkout.notsold'
    const isSold = line.isOffered && !line.isQuotation
    return isSold ? [] : [{ ...line, message: { key, values: { name: nameOf(line) } } }]
  })
  if (faults.length > 0) throw refuse(422, faults)
}

/** Says of each article that there is too little of how many there are. */
export function refuseShort(
  short: readonly ShortArticle[],
  lines: readonly CartLine[],
  { canSeePrices }: Visitor,
): ShopError {
  const faults = short.map(({ articleNumber, available: max }): Fault => {
    const line = lines.find((it) => it.articleNumber === articleNumber)
    const name = line ? nameOf(line) : articleNumber
    const isTold = canSeePrices && max > 0
    const key = isTold ? 'checkout.short' : 'checkout.soldout'
    return { articleNumber, message: { key, values: { name, max } } }
  })
  return refuse(409, faults)
}

interface Fault {
  readonly articleNumber: string
  readonly message: Message
}

function refuse(status: number, faults: readonly Fault[]): ShopError {
  const messages = faults.map(({ message }) => message)
  return new ShopError(status, messages[0] ?? 'genericerror', {
    modelState: { general: messages },
    errorsList: Object.fromEntries(
      faults.map(({ articleNumber, message }) => [sizeFieldKey(articleNumber), message]),
    ),
    articles: messages,
  })
}

function nameOf({ name, size }: Pick<CartLine, 'name' | 'size'>): string {
  return size ? `${name}, ${size}` : name
}

function sumArticles(rows: readonly ReceiptRow[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { kind, articleNumber, quantity } of rows) {
    if (kind !== 'article' && kind !== 'gift') continue
    sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + quantity)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

async function takeAll(tx: Tx, articleNumber: string, quantity: number) {
  return (await takePieces(tx, articleNumber, quantity)) ? quantity : undefined
}

async function takeWhatIsThere(tx: Tx, articleNumber: string, quantity: number): Promise<number> {
  for (;;) {
    const pieces = Math.min(quantity, await readPieces(tx, articleNumber))
    if (pieces === 0 || (await takePieces(tx, articleNumber, pieces))) return pieces
  }
}
