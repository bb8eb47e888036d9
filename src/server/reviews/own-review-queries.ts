import { sql } from 'kysely'
import type { Language } from '../../model/language.ts'
import type { Fit, ReviewRefusal, ReviewState, Stars } from '../../model/reviews.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** A product of an order whose goods were sent, and what its buyer has said of it. */
export interface BoughtProduct {
  readonly productId: number
  /** As it was called when it was bought. */
  readonly name: string
  /** Of all its articles, as a JSON array; null for those without. */
  readonly sizes: string
  /** Null as long as nothing is said. */
  readonly state: ReviewState | null
  readonly stars: Stars | null
  readonly fit: Fit | null
  readonly body: string | null
  readonly author: string | null
  readonly refusal: ReviewRefusal | null
}

/** What the buyer of an order has said of a product, of this order first: one for each customer. */
function ownReview(orderId: string, productId: number | ReturnType<typeof sql.ref>) {
  return sql`(select v.id from review v
    where v.product_id = ${productId}
      and (v.order_id = ${orderId} or v.order_id in (
        select other.id from orders other
          join orders own on own.customer_id = other.customer_id and own.id = ${orderId}))
    order by v.order_id = ${orderId} desc, v.id
    limit 1)`
}

/** Each product once, in the order of the receipt; nothing of goods that have not been sent. */
export async function listBought(db: Db, orderId: string): Promise<BoughtProduct[]> {
  const { rows } = await sql<BoughtProduct>`
    select bought.product_id as "productId", bought.name, v.state, v.stars, v.fit, v.body,
           v.author, v.refusal,
           (select json_group_array(a.size) from article a
             where a.product_id = bought.product_id) as sizes
      from (select a.product_id, r.name, min(r.position) as position
              from order_row r
              join article a on a.number = r.article_number
              join order_handling h on h.order_id = r.order_id and h.sent_at is not null
             where r.order_id = ${orderId} and r.kind = 'article'
             group by a.product_id) bought
      left join review v on v.id = ${ownReview(orderId, sql.ref('bought.product_id'))}
     order by bought.position`.execute(db)
  return rows
}

export interface WrittenReview {
  readonly id: string
  readonly orderId: string
  readonly productId: number
  readonly stars: Stars
  readonly fit: Fit | null
  readonly body: string
  readonly author: string
  readonly language: Language
}

/**
 * Keeps what a buyer says, in place of what they said before; it waits to be read again. False where
 * the order does not prove that the goods were bought and sent.
 */
export async function saveReview(tx: Tx, review: WrittenReview, now: number): Promise<boolean> {
  const { id, orderId, productId, stars, fit, body, author, language } = review
  const changed = await sql`
    update review
       set stars = ${stars}, fit = ${fit}, body = ${body}, author = ${author}, lang = ${language},
           state = 'waiting', refusal = null, reply = '',
           written_at = max(${now}, written_at + 1)
     where id = ${ownReview(orderId, productId)}`.execute(tx)
  if (changed.numAffectedRows === 1n) return true
  const added = await sql`
    insert into review (id, product_id, order_id, stars, fit, body, author, lang, state, written_at)
    select ${id}, ${productId}, ${orderId}, ${stars}, ${fit}, ${body}, ${author}, ${language},
           'waiting', ${now}
     where exists (
       select 1 from order_row r
         join article a on a.number = r.article_number
         join order_handling h on h.order_id = r.order_id and h.sent_at is not null
        where r.order_id = ${orderId} and r.kind = 'article' and a.product_id = ${productId})`.execute(
    tx,
  )
  return added.numAffectedRows === 1n
}

/** Takes back what a buyer has said of a product. */
export async function deleteReview(db: Db, orderId: string, productId: number): Promise<void> {
  await sql`delete from review where id = ${ownReview(orderId, productId)}`.execute(db)
}
