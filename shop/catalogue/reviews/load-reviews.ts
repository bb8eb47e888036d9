import { type Rating, type RatingCounts, ratingOf, STARS } from '../../../src/model/reviews.ts'
import type { Db } from '../../platform/db/schema.ts'
import { countRatings, listReviews, type ReviewCursor, type ReviewRow } from './review-queries.ts'

/** A page of a product's reviews, with its rating; at least one review. */
export interface ProductReviews {
  readonly rating: Rating
  readonly counts: RatingCounts
  /** The newest first. */
  readonly rows: readonly ReviewRow[]
  readonly hasMore: boolean
}

/** Returns undefined without reviews, and after the last one. */
export async function loadReviews(
  db: Db,
  productId: number,
  { cursor, limit }: { readonly cursor?: ReviewCursor | undefined; readonly limit: number },
): Promise<ProductReviews | undefined> {
  const counts = await countRatings(db, productId)
  const count = STARS.reduce((all, it) => all + counts.stars[it], 0)
  const sum = STARS.reduce((all, it) => all + it * counts.stars[it], 0)
  const rating = ratingOf(count, sum)
  if (!rating) return undefined
  const found = await listReviews(db, productId, { cursor, limit: limit + 1 })
  if (found.length === 0) return undefined
  const rows = found.slice(0, limit)
  return { rating, counts, rows, hasMore: found.length > limit }
}

const CURSOR = /^(\d{1,15})-([\w-]{1,64})$/

/** Reads a cursor from the address; anything invalid means the beginning. */
export function readCursor(text: string): ReviewCursor | undefined {
  const [, writtenAt, id] = CURSOR.exec(text) ?? []
  return writtenAt && id ? { writtenAt: Number(writtenAt), id } : undefined
}

export function cursorText({ writtenAt, id }: ReviewCursor): string {
  return `${writtenAt}-${id}`
}
