import type { Db } from '../platform/db/schema.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { type BuyLine, linesIn, mergeLines, readBuyLines, writeBuyLines } from './buy-address.ts'
import { listOffered, type OfferedArticle } from './offered-queries.ts'

/** A line with its number as the catalogue spells it; without a product if it is not sold here. */
export interface ResolvedLine extends BuyLine {
  readonly productId?: number
}

/**
 * Finds the articles of lines, ignoring case. A number that fits several articles, none of them
 * exactly, stays as is: the shop does not guess.
 */
export async function resolveLines(
  db: Db,
  { storefront }: Pick<PageContext, 'storefront'>,
  lines: readonly BuyLine[],
): Promise<readonly ResolvedLine[]> {
  const spellings = lines.flatMap(({ articleNumber: it }) => [
    it,
    it.toUpperCase(),
    it.toLowerCase(),
  ])
  const offered = await listOffered(db, storefront, [...new Set(spellings)])
  return mergeLines(lines.map((it) => ({ ...it, ...findOffered(offered, it) })))
}

function findOffered(
  offered: readonly OfferedArticle[],
  { articleNumber }: BuyLine,
): OfferedArticle | undefined {
  const folded = articleNumber.toLowerCase()
  const alike = offered.filter((it) => it.articleNumber.toLowerCase() === folded)
  const exact = alike.find((it) => it.articleNumber === articleNumber)
  return exact ?? (alike.length === 1 ? alike[0] : undefined)
}

/**
 * The canonical form of a link's address; undefined if the address is already canonical. Keeps the
 * query.
 */
export async function canonicalAddress(db: Db, page: PageContext): Promise<string | undefined> {
  const lines = readBuyLines(linesIn(page.path) ?? '')
  if (!lines) return undefined
  const [, query = ''] = /\?(.+)$/s.exec(page.path) ?? []
  const path = pathOfLines(await resolveLines(db, page, lines))
  const kept = query === '' ? path : `${path}?${query}`
  return kept === page.path ? undefined : linkTo(page, kept)
}

export function pathOfLines(lines: readonly BuyLine[]): string {
  return `/buy/${writeBuyLines(lines)}`
}
