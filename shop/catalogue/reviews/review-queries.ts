import type { Language } from '../../../src/model/language.ts'
import {
  type Fit,
  type Rating,
  type RatingCounts,
  ratingOf,
  type Stars,
} from '../../../src/model/reviews.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'

const RATINGS = (d: SqlDialect) => `
  select product_id as id, count(*) as count, sum(stars) as sum
    from review
   where state = 'shown' and product_id in (select value from ${d.listOf('?1', 'integer')} as asked)
   group by product_id`

/** Ratings of these products by id; those without reviews have no entry. */
export async function readRatings(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  if (productIds.length === 0) return new Map()
  const ids = [JSON.stringify(productIds)]
  const rows = await readRows<{ id: number; count: number; sum: number }>(db, RATINGS, ids)
  return new Map(
    rows.flatMap(({ id, count, sum }) => {
      const rating = ratingOf(count, sum)
      return rating ? [[id, rating] as const] : []
    }),
  )
}

export async function countRatings(db: Db, productId: number): Promise<RatingCounts> {
  const rows = await readRows<{ stars: Stars; fit: Fit | null; count: number }>(
    db,
    `select stars, fit, count(*) as count
       from review
      where state = 'shown' and product_id = ?
      group by stars, fit`,
    [productId],
  )
  const counts = {
    stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
    fits: { small: 0, true: 0, large: 0 },
  }
  for (const { stars, fit, count } of rows) {
    counts.stars[stars] += count
    if (fit) counts.fits[fit] += count
  }
  return counts
}

export interface ReviewRow {
  readonly id: string
  readonly stars: Stars
  readonly fit: Fit | null
  readonly body: string
  /** Empty if the buyer wants to stay anonymous. */
  readonly author: string
  readonly language: Language
  readonly reply: string
  readonly writtenAt: number
  /** 1 for examples of the demo, which no buyer has written. */
  readonly isExample: 0 | 1
}

/** The review after which the next page of reviews begins. */
export interface ReviewCursor {
  readonly writtenAt: number
  readonly id: string
}

/** Reviews, the newest first; only those after `cursor`, if given. */
export function listReviews(
  db: Db,
  productId: number,
  { cursor, limit }: { readonly cursor?: ReviewCursor | undefined; readonly limit: number },
): Promise<ReviewRow[]> {
  const after = cursor ? 'and (written_at < ?3 or (written_at = ?3 and id > ?4))' : ''
  const text = `
    select id, stars, fit, body, author, lang as language, reply, written_at as "writtenAt",
           order_id is null as "isExample"
      from review
     where state = 'shown' and product_id = ?1 ${after}
     order by written_at desc, id
     limit ?2`
  const from = cursor ? [cursor.writtenAt, cursor.id] : []
  return readRows(db, text, [productId, limit, ...from])
}
