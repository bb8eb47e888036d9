import { sql } from 'kysely'
import {
  key,
  keyOf,
  language,
  may,
  mayBePartOf,
  mayReferTo,
  must,
  partOf,
  preset,
  required,
  storefront,
  unique,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const ORDERS = [
  orders,
  orderRow,
  reservation,
  stockMove,
  codeUse,
  orderHandling,
  orderNote,
  attempt,
  review,
]

async function orders({ table, text, json, integer, index }: Layout): Promise<void> {
  await table('orders')
    // Random; public.
    .addColumn('id', text, key)
    // Short and unique, for the customer.
    .addColumn('number', text, unique)
    .addColumn('cart_id', text, (it) => it.notNull().unique().references('cart.id'))
    .addColumn('customer_id', text, mayReferTo('customer.id'))
    .addColumn('company_id', text, mayReferTo('company.id'))
    .addColumn('session_id', text)
    .addColumn('storefront', text, storefront)
    .addColumn('lang', text, language)
    .addColumn('currency', text, preset('SEK'))
    .addColumn(
      'status',
      text,
      must(`status in ('placed', 'held', 'paid', 'cancelled', 'refunded', 'delivered')`),
    )
    .addColumn('email', text, required)
    // Addresses, note, delivery and payment at the time of the order.
    .addColumn('details', json('details'), required)
    .addColumn('goods_total', integer, must('goods_total >= 0'))
    .addColumn('fee_total', integer, must('fee_total >= 0', 0))
    .addColumn('delivery_total', integer, must('delivery_total >= 0', 0))
    .addColumn('discount_total', integer, must('discount_total >= 0', 0))
    .addColumn('vat_total', integer, must('vat_total >= 0'))
    .addColumn('total', integer, must('total >= 0'))
    .addColumn('created_at', integer, required)
    // The address, in lower case, for which an account was requested with the order.
    .addColumn('sign_up_email', text)
    // When the stock is released unless a bank transfer has arrived; null if none is expected.
    .addColumn('pay_by', integer)
    // Whether the delivery is refunded, or its refund is on its way.
    .addColumn('delivery_refunded', integer, must('delivery_refunded in (0, 1)', 0))
    .execute()
  await index('orders_customer', 'orders', ['customer_id', 'created_at desc'])
  await index('orders_company', 'orders', ['company_id', 'created_at desc'])
  await index('orders_held', 'orders', ['created_at'], `status = 'held'`)
  await index('orders_session', 'orders', ['session_id'])
  await index(
    'orders_sign_up',
    'orders',
    ['sign_up_email'],
    'sign_up_email is not null and customer_id is null',
  )
  await index('orders_overdue', 'orders', ['pay_by'], `status = 'placed' and pay_by is not null`)
  await index('orders_created', 'orders', ['created_at desc'])
  await index('orders_of_guest', 'orders', [sql`lower(email)`], 'customer_id is null')
  await index('orders_email', 'orders', [sql`lower(email)`], `email <> ''`)
}

async function orderRow({ table, text, integer }: Layout): Promise<void> {
  await table('order_row')
    .addColumn('id', text, key)
    .addColumn('order_id', text, partOf('orders.id'))
    .addColumn('position', integer, required)
    .addColumn('kind', text, must(`kind in ('article', 'gift', 'fee', 'service')`))
    .addColumn('article_number', text, required)
    .addColumn('name', text, required)
    .addColumn('size', text)
    .addColumn('colour', text)
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addColumn('price', integer, must('price >= 0'))
    .addColumn('vat_rate', integer, must('vat_rate between 0 and 10000'))
    .addColumn('total', integer, must('total >= 0'))
    // Pieces that are refunded, or whose refund is on its way.
    .addColumn('refunded', integer, must('refunded between 0 and quantity', 0))
    // Pieces that came back and are in stock again.
    .addColumn('restocked', integer, must('restocked between 0 and quantity', 0))
    // Pieces of announced returns that are not settled.
    .addColumn('returning_pieces', integer, must('returning_pieces between 0 and quantity', 0))
    .addUniqueConstraint('order_row_order_id_position_key', ['order_id', 'position'])
    .execute()
}

async function reservation({ table, text, integer, index }: Layout): Promise<void> {
  await table('reservation')
    .addColumn('order_id', text, partOf('orders.id'))
    .addColumn('article_number', text, required)
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addColumn('state', text, must(`state in ('held', 'sold', 'released')`))
    .addColumn('expires_at', integer, required)
    .addPrimaryKeyConstraint('reservation_pkey', ['order_id', 'article_number'])
    .execute()
  await index('reservation_due', 'reservation', ['expires_at'], `state = 'held'`)
}

async function stockMove({ table, text, integer, index }: Layout): Promise<void> {
  await table('stock_move')
    .addColumn('order_id', text, required)
    .addColumn('article_number', text, required)
    .addColumn('reason', text, must(`reason in ('sold', 'held', 'released', 'returned')`))
    .addColumn('delta', integer, must('delta <> 0'))
    .addColumn('created_at', integer, required)
    .addPrimaryKeyConstraint('stock_move_pkey', ['order_id', 'article_number', 'reason'])
    .execute()
  await index('stock_move_article', 'stock_move', ['article_number'])
}

/** The campaign code of an order; given back when the order is cancelled. */
async function codeUse({ table, text }: Layout): Promise<void> {
  await table('code_use')
    .addColumn('order_id', text, keyOf('orders.id'))
    .addColumn('code', text, required)
    .addColumn('state', text, must(`state in ('used', 'given back')`))
    .execute()
}

/** The fulfilment of an order by the staff; one row per order, from the first step. */
async function orderHandling({ table, text, integer }: Layout): Promise<void> {
  await table('order_handling')
    .addColumn('order_id', text, keyOf('orders.id'))
    // The day of the bank transfer.
    .addColumn('paid_on', text)
    // The bank's reference of the transfer.
    .addColumn('paid_reference', text)
    .addColumn('packed_at', integer)
    .addColumn('sent_at', integer)
    .addColumn('carrier', text)
    .addColumn('tracking', text)
    // When the shop cancelled it; later payments are refunded.
    .addColumn('cancelled_at', integer)
    .addCheckConstraint(
      'order_handling_packed_first',
      sql`sent_at is null or packed_at is not null`,
    )
    .execute()
}

/** An internal note of the staff about an order. */
async function orderNote({ table, text, integer, index }: Layout): Promise<void> {
  await table('order_note')
    .addColumn('id', text, key)
    .addColumn('order_id', text, partOf('orders.id'))
    .addColumn('staff_name', text, required)
    .addColumn('text', text, required)
    .addColumn('created_at', integer, required)
    .execute()
  await index('order_note_order', 'order_note', ['order_id', 'created_at'])
}

async function attempt({ table, text, integer }: Layout): Promise<void> {
  await table('attempt')
    .addColumn('key', text, key)
    .addColumn('hash', text, required)
    .addColumn('order_id', text, required)
    .addColumn('created_at', integer, required)
    .execute()
}

/** A buyer's review of a product. */
async function review({ rowTable, text, integer, uniqueIndex, index }: Layout): Promise<void> {
  await rowTable('review')
    .addColumn('id', text, key)
    .addColumn('product_id', integer, partOf('product.id'))
    // The order that proves the purchase; null for an example of the demo.
    .addColumn('order_id', text, mayBePartOf('orders.id'))
    .addColumn('stars', integer, must('stars between 1 and 5'))
    .addColumn('fit', text, may(`fit in ('small', 'true', 'large')`))
    .addColumn('body', text, must('length(body) <= 2000'))
    // The displayed name: `Anna L.`; empty for an anonymous review.
    .addColumn('author', text, required)
    .addColumn('lang', text, language)
    .addColumn('state', text, must(`state in ('waiting', 'shown', 'refused')`))
    .addColumn(
      'refusal',
      text,
      may(`refusal in ('abuse', 'personal', 'unrelated', 'advertising', 'illegal')`),
    )
    // The shop's reply; empty without one.
    .addColumn('reply', text, must('length(reply) <= 1000', ''))
    // When it was last changed, so that the staff decides on the version that it read.
    .addColumn('written_at', integer, required)
    .addCheckConstraint(
      'review_refused_with_reason',
      sql`(state = 'refused') = (refusal is not null)`,
    )
    .execute()
  await uniqueIndex('review_order', 'review', ['order_id', 'product_id'], 'order_id is not null')
  await index('review_shown', 'review', ['product_id', 'written_at desc', 'id'], `state = 'shown'`)
  await index('review_rating', 'review', ['product_id', 'stars', 'fit'], `state = 'shown'`)
  await index('review_state', 'review', ['state', 'written_at', 'id'])
}
