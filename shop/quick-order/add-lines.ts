import { unitPrice } from '../../src/model/prices.ts'
import type { Message } from '../../src/model/validation.ts'
import { refuseOverfull, takeCart } from '../cart/change/add-to-cart.ts'
import { addRow } from '../cart/contents/cart-writes.ts'
import { countStep } from '../measurement/count-step.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { StoredVisitor } from '../platform/http/visitor.ts'
import { type CheckedLine, checkLines } from './check-lines.ts'
import type { TypedLine } from './read-lines.ts'

/** A line that could not be added, and why. */
interface LeftLine extends Pick<TypedLine, 'row' | 'text'> {
  readonly fault: Message
}

/** The result of a quick order. */
export interface AddedLines {
  readonly rows: number
  readonly pieces: number
  readonly left: readonly LeftLine[]
}

/** Adds what is available to the cart, all at once, and returns the lines that are left. */
export async function addLines(
  tx: Tx,
  visitor: StoredVisitor,
  lines: readonly TypedLine[],
  now: number,
): Promise<AddedLines> {
  const cartId = await takeCart(tx, visitor, now)
  const checked = await checkLines(tx, visitor, lines, cartId)
  const sums = sumByArticle(checked)
  for (const { article, pieces } of sums.values()) {
    await addRow(tx, cartId, {
      articleNumber: article.articleNumber,
      quantity: pieces,
      seenPrice: unitPrice(article, visitor) ?? null,
    })
  }
  if ([...sums.values()].some(({ article }) => article.inCart === 0)) {
    await refuseOverfull(tx, cartId)
  }
  if (sums.size > 0) await countStep(tx, visitor, 'added', now)
  return {
    rows: sums.size,
    pieces: [...sums.values()].reduce((sum, { pieces }) => sum + pieces, 0),
    left: checked.flatMap(({ row, text, fault }) => (fault ? [{ row, text, fault }] : [])),
  }
}

interface ArticleSum {
  readonly article: NonNullable<CheckedLine['article']>
  readonly pieces: number
}

function sumByArticle(lines: readonly CheckedLine[]): Map<string, ArticleSum> {
  const sums = new Map<string, ArticleSum>()
  for (const { article, pieces, fault } of lines) {
    if (!article || fault) continue
    const { pieces: before = 0 } = sums.get(article.articleNumber) ?? {}
    sums.set(article.articleNumber, { article, pieces: before + pieces })
  }
  return sums
}
