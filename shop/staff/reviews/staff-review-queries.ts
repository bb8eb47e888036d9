import { sql } from 'kysely'
import type { Fit, ReviewRefusal, ReviewState, Stars } from '../../../src/model/reviews.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** A review as the staff judges it. */
export interface StaffReview {
  readonly id: string
  readonly productCode: string
  readonly productName: string
  readonly slug: string
  /** Null for an example of the demo. */
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

/** What nobody has read yet, the oldest first: as many as one sitting takes. */
export async function listWaiting(db: Db, limit: number): Promise<StaffReview[]> {
  const { rows } = await sql<StaffReview>`${REVIEWS}
     where v.state = 'waiting' order by v.written_at, v.id limit ${limit}`.execute(db)
  return rows
}

/** Those that are shown or refused, the newest first; those written before `place`, where there is one. */
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

/** What was read: a review that has been changed since is another one. */
export interface ReviewVersion {
  readonly id: string
  readonly writtenAt: number
}

/** Shows a review, or says why not; false where that is so already, or where it is another one. */
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

/** The shop's answer to a review that is shown; an empty one takes it back. */
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
