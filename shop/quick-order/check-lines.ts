import type { OrderRow } from '../../src/contract/cart.ts'
import { unitPrice } from '../../src/model/prices.ts'
import { readQuantity } from '../../src/model/quantity.ts'
import type { Message } from '../../src/model/validation.ts'
import { findFault } from '../cart/change/add-to-cart.ts'
import { type CartArticle, findWanted } from '../cart/contents/cart-queries.ts'
import { describeCartRow } from '../cart/contents/describe-cart-row.ts'
import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { TypedLine } from './read-lines.ts'

type Article = CartArticle & { readonly inCart: number }

/** A line with the result of its check: an article in an available quantity, or a fault. */
export interface CheckedLine extends TypedLine {
  readonly article: Article | undefined
  /** 0 if the quantity is unreadable. */
  readonly pieces: number
  readonly fault: Message | undefined
  /** Pieces of its product, in all sizes and colours; absent if they were not counted. */
  readonly ofProduct?: number | undefined
}

const MAX_NUMBER_LENGTH = 64

/**
 * Checks lines against the catalogue and the cart. Adds up lines of the same article: the line that
 * exceeds the limit gets the fault.
 */
export async function checkLines(
  db: Db,
  visitor: Visitor,
  lines: readonly TypedLine[],
  cartId: string,
): Promise<CheckedLine[]> {
  const written = lines.flatMap(({ articleNumber: it }) => [it, it.toUpperCase()])
  const numbers = [...new Set(written)].filter((it) => it.length <= MAX_NUMBER_LENGTH)
  const found = await findWanted(db, cartId, numbers, visitor)
  const byNumber = new Map(found.map((it) => [it.articleNumber, it]))
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const { articleNumber } = line
    const article = byNumber.get(articleNumber) ?? byNumber.get(articleNumber.toUpperCase())
    // Unknown articles look like those not sold here, so that nobody learns of upcoming products.
    if (!article?.isOffered) {
      return faultyLine(line, { key: 'quickorder.unavailable', values: { number: articleNumber } })
    }
    const reading = readQuantity(line.quantity)
    if ('fault' in reading) return { ...faultyLine(line, reading.fault), article }
    const { quantity: pieces } = reading
    const inCart = taken.get(article.articleNumber) ?? article.inCart
    const fault = findFault({ ...article, inCart }, pieces, visitor)
    if (!fault) taken.set(article.articleNumber, inCart + pieces)
    return { ...line, article, pieces, fault }
  })
}

function faultyLine(line: TypedLine, fault: Message | undefined): CheckedLine {
  return { ...line, article: undefined, pieces: 0, fault }
}

/** A line as displayed, with price and stock for those who may see them. */
export interface LineView extends Pick<CheckedLine, 'row' | 'text' | 'fault'> {
  readonly cartRow: OrderRow | undefined
}

export async function describeLines(
  db: Db,
  visitor: Visitor,
  lines: readonly CheckedLine[],
): Promise<LineView[]> {
  const context = { visitor, catalogueVersion: await readCatalogueVersion(db) }
  return lines.map(({ row, text, fault, article, pieces, ofProduct }) => {
    const quantities = { id: '', quantity: pieces, seenPrice: null, pieces: ofProduct ?? pieces }
    const cartRow = article && describeCartRow({ ...article, ...quantities }, context, [])
    return { row, text, fault, cartRow }
  })
}

/**
 * Adds the total pieces of each line's product, in all sizes and colours, since some companies pay less
 * for more of them. `inCart` are the rows that are already in the cart.
 */
export function countOfProducts(
  lines: readonly CheckedLine[],
  inCart: readonly { readonly slug: string; readonly quantity: number }[],
): CheckedLine[] {
  const counts = new Map<string, number>()
  const count = (slug: string, pieces: number) => counts.set(slug, (counts.get(slug) ?? 0) + pieces)
  for (const { slug, quantity } of inCart) count(slug, quantity)
  for (const { article, pieces, fault } of lines) if (article && !fault) count(article.slug, pieces)
  return lines.map((it) => ({ ...it, ofProduct: it.article && counts.get(it.article.slug) }))
}

/** The total of the lines; articles sold by quotation have no price yet. */
export function sumOfLines(lines: readonly CheckedLine[], visitor: Visitor): number {
  return lines.reduce((sum, { article, pieces, fault, ofProduct }) => {
    const counted = article && { ...article, pieces: ofProduct ?? pieces }
    const price = counted && !fault ? unitPrice(counted, visitor) : undefined
    return sum + (price ?? 0) * pieces
  }, 0)
}
