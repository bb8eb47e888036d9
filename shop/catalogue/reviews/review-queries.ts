import { sql } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import {
  type Fit,
  type Rating,
  type RatingCounts,
  ratingOf,
  type Stars,
} from '../../../src/model/reviews.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Ratings of these products by id; those without reviews have no entry. */
export async function readRatings(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; count: number; sum: number }>`
    select product_id as id, count(*) as count, sum(stars) as sum
      from review
     where state = 'shown' and product_id in (${sql.join(productIds)})
     group by product_id`.execute(db)
  return new Map(
    rows.flatMap(({ id, count, sum }) => {
      const rating = ratingOf(count, sum)
      return rating ? [[id, rating] as const] : []
    }),
  )
}

export async function countRatings(db: Db, productId: number): Promise<RatingCounts> {
  const { rows } = await sql<{ stars: Stars; fit: Fit | null; count: number }>`
    select stars, fit, count(*) as count
      from review
     where state = 'shown' and product_id = ${productId}
     group by stars, fit`.execute(db)
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
export async function listReviews(
  db: Db,
  productId: number,
  { cursor, limit }: { readonly cursor?: ReviewCursor | undefined; readonly limit: number },
): Promise<ReviewRow[]> {
  const after = cursor
    ? sql`and (written_at < ${cursor.writtenAt}
          or (written_at = ${cursor.writtenAt} and id > ${cursor.id}))`
    : sql``
  const { rows } = await sql<ReviewRow>`
    select id, stars, fit, body, author, lang as language, reply, written_at as "writtenAt",
           order_id is null as "isExample"
      from review
     where state = 'shown' and product_id = ${productId} ${after}
     order by written_at desc, id
     limit ${limit}`.execute(db)
  return rows
}
