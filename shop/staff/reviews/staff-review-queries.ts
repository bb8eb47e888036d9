import { sql } from 'kysely'
import type { Fit, ReviewRefusal, ReviewState, Stars } from '../../../src/model/reviews.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** A review in the staff area. */
export interface StaffReview {
  readonly id: string
  readonly productCode: string
  readonly productName: string
  readonly slug: string
  /** Null for an example in the demo. */
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly stars: Stars
  readonly fit: Fit | null
  readonly body: string
  readonly author: string
  readonly state: ReviewState
  readonly refusal: ReviewRefusal | null
  readonly reply: string
  readonly writtenAt: number
}

const REVIEWS = sql`
  select v.id, p.code as "productCode", t.name as "productName", p.slug,
         v.order_id as "orderId", o.number as "orderNumber",
         v.stars, v.fit, v.body, v.author, v.state, v.refusal, v.reply,
         v.written_at as "writtenAt"
    from review v
    join product p on p.id = v.product_id
    join product_text t on t.product_id = p.id and t.lang = 'sv'
    left join orders o on o.id = v.order_id`

/** Lists unread reviews, the oldest first: as many as one sitting takes. */
export async function listWaiting(db: Db, limit: number): Promise<StaffReview[]> {
  const { rows } = await sql<StaffReview>`${REVIEWS}
     where v.state = 'waiting' order by v.written_at, v.id limit ${limit}`.execute(db)
  return rows
}

/** Lists published and refused reviews, the newest first; with `place`, those written before it. */
export async function listJudged(
  db: Db,
  place: { readonly writtenAt: number; readonly id: string } | undefined,
  limit: number,
): Promise<StaffReview[]> {
  const after = place
    ? sql`and (v.written_at < ${place.writtenAt}
          or (v.written_at = ${place.writtenAt} and v.id > ${place.id}))`
    : sql``
  const { rows } = await sql<StaffReview>`${REVIEWS}
     where v.state in ('shown', 'refused') ${after}
     order by v.written_at desc, v.id limit ${limit}`.execute(db)
  return rows
}

export async function findReview(db: Db, id: string): Promise<StaffReview | undefined> {
  const { rows } = await sql<StaffReview>`${REVIEWS} where v.id = ${id}`.execute(db)
  return rows[0]
}

/** The version of a review that was read: a later change makes it another one. */
export interface ReviewVersion {
  readonly id: string
  readonly writtenAt: number
}

/**
 * Publishes a review, or refuses it with a reason; returns false where that is done already, or the
 * review has changed.
 */
export async function judgeReview(
  tx: Tx,
  { id, writtenAt }: ReviewVersion,
  refusal: ReviewRefusal | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review')
    .set({ state: refusal ? 'refused' : 'shown', refusal })
    .where('id', '=', id)
    .where('written_at', '=', writtenAt)
    .where('state', '<>', refusal ? 'refused' : 'shown')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Saves the shop's reply to a published review; an empty one removes it. */
export async function answerReview(
  tx: Tx,
  { id, writtenAt }: ReviewVersion,
  reply: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review')
    .set({ reply })
    .where('id', '=', id)
    .where('written_at', '=', writtenAt)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
