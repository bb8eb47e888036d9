import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { Fit, ReviewRefusal, ReviewState, Stars } from '../../src/model/reviews.ts'
import { part } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** A sent product of an order, and its buyer's review. */
export interface BoughtProduct {
  readonly productId: number
  /** Its name when it was bought. */
  readonly name: string
  /** Sizes of all its articles, as a JSON array; null for articles without a size. */
  readonly sizes: string
  /** Null without a review. */
  readonly state: ReviewState | null
  readonly stars: Stars | null
  readonly fit: Fit | null
  readonly body: string | null
  readonly author: string | null
  readonly refusal: ReviewRefusal | null
}

/** An order, whose buyer's reviews are read. */
export interface BuyersOrder {
  readonly orderId: string
  /** Whether the viewer has proved to receive mail at its address. */
  readonly readsMail: boolean
}

/** Orders of the same buyer: of one account, or else of one address. */
const ofAddress = (orderId: string) => sql`
  select other.id from orders own
    join orders other on lower(other.email) = lower(own.email)
   where own.id = ${orderId} and own.email <> '' and other.email <> ''
     and (own.customer_id is null or other.customer_id is null)`

const ofAccount = (orderId: string) => sql`
  select other.id from orders own
    join orders other on other.customer_id = own.customer_id
   where own.id = ${orderId}`

/** The buyer's review of a product, of this order first. An address counts only if it is proved. */
function ownReview(
  { orderId, readsMail }: BuyersOrder,
  productId: number | ReturnType<typeof sql.ref>,
) {
  return sql`(select v.id from review v
    where v.product_id = ${productId}
      and (v.order_id = ${orderId} or v.order_id in (${ofAccount(orderId)})
           ${readsMail ? sql`or v.order_id in (${ofAddress(orderId)})` : sql``})
    order by v.order_id = ${orderId} desc, v.written_at desc, v.id
    limit 1)`
}

/** The sent products of an order, each once, in the order of the receipt. */
export async function listBought(db: Db, of: BuyersOrder): Promise<BoughtProduct[]> {
  const productId = sql.ref('bought.product_id')
  const { rows } = await sql<BoughtProduct>`
    select bought.product_id as "productId", bought.name, v.state, v.stars, v.fit, v.body,
           v.author, v.refusal,
           (select ${part(db, (d) => d.jsonRows('a.size', 'a.position'))} from article a
             where a.product_id = bought.product_id) as sizes
      from (select a.product_id, r.name, r.position,
                   row_number() over (partition by a.product_id order by r.position) as nth
              from order_row r
              join article a on a.number = r.article_number
              join order_handling h on h.order_id = r.order_id and h.sent_at is not null
             where r.order_id = ${of.orderId} and r.kind = 'article') as bought
      left join review v on v.id = ${ownReview(of, productId)}
     where bought.nth = 1
     order by bought.position`.execute(db)
  return rows
}

export interface NewReview extends BuyersOrder {
  readonly id: string
  readonly productId: number
  readonly stars: Stars
  readonly fit: Fit | null
  readonly body: string
  readonly author: string
  readonly language: Language
}

/**
 * Stores a review in place of an earlier one by the same buyer. It waits for approval again, and belongs
 * to the order's account, if there is one. Returns false if the order does not prove that the product was
 * bought and sent.
 */
export async function saveReview(tx: Tx, review: NewReview, now: number): Promise<boolean> {
  // A review that another request adds at the same moment is found by the second try to change it.
  return (
    (await changeReview(tx, review, now)) ||
    (await addReview(tx, review, now)) ||
    changeReview(tx, review, now)
  )
}

async function changeReview(tx: Tx, review: NewReview, now: number): Promise<boolean> {
  const { orderId, productId, stars, fit, body, author, language } = review
  const ofAnAccount = sql`(select 1 from orders where id = ${orderId} and customer_id is not null)`
  const changed = await sql`
    update review
       set stars = ${stars}, fit = ${fit}, body = ${body}, author = ${author}, lang = ${language},
           state = 'waiting', refusal = null, reply = '',
           written_at = case when written_at < ${now} then ${now} else written_at + 1 end,
           order_id = case when exists ${ofAnAccount} then ${orderId} else order_id end
     where id = ${ownReview(review, productId)}`.execute(tx)
  return changed.numAffectedRows === 1n
}

async function addReview(tx: Tx, review: NewReview, now: number): Promise<boolean> {
  const { id, orderId, productId, stars, fit, body, author, language } = review
  const added = await sql`
    insert into review (id, product_id, order_id, stars, fit, body, author, lang, state, written_at)
    select ${id}, ${productId}, ${orderId}, ${stars}, ${fit}, ${body}, ${author}, ${language},
           'waiting', ${now}
     where exists (
       select 1 from order_row r
         join article a on a.number = r.article_number
         join order_handling h on h.order_id = r.order_id and h.sent_at is not null
        where r.order_id = ${orderId} and r.kind = 'article' and a.product_id = ${productId})
    on conflict do nothing`.execute(tx)
  return added.numAffectedRows === 1n
}

/** Deletes the buyer's review of a product. */
export async function deleteReview(db: Db, of: BuyersOrder, productId: number): Promise<void> {
  await sql`delete from review where id = ${ownReview(of, productId)}`.execute(db)
}
