import { sql } from 'kysely'
import {
  key,
  language,
  mayBePartOf,
  must,
  partOf,
  preset,
  refersTo,
  required,
  storefront,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const CARTS = [
  cart,
  cartRow,
  cartPlace,
  cartKey,
  checkout,
  favourite,
  seenProduct,
  restockRequest,
]

/** The cart of a customer or a session; each has at most one open cart per storefront. */
async function cart({ table, text, integer, json, uniqueIndex, index }: Layout): Promise<void> {
  await table('cart')
    .addColumn('id', text, key)
    .addColumn('session_id', text)
    .addColumn('customer_id', text, mayBePartOf('customer.id'))
    .addColumn('storefront', text, storefront)
    .addColumn('status', text, must(`status in ('open', 'ordered', 'merged')`, 'open'))
    // Increases with each write.
    .addColumn('version', integer, preset(0))
    .addColumn('campaign_code', text)
    // Changes of the last merge that have not been shown yet: text keys with values,.
    .addColumn('notices', json('notices'))
    .addColumn('created_at', integer, required)
    .addColumn('changed_at', integer, required)
    .addCheckConstraint('cart_of_one', sql`(session_id is null) <> (customer_id is null)`)
    .execute()
  await uniqueIndex(
    'cart_of_session',
    'cart',
    ['session_id', 'storefront'],
    `status = 'open' and session_id is not null`,
  )
  await uniqueIndex(
    'cart_of_customer',
    'cart',
    ['customer_id', 'storefront'],
    `status = 'open' and customer_id is not null`,
  )
  await index('cart_changed', 'cart', ['changed_at'])
  await index(
    'cart_ordered_by_session',
    'cart',
    ['session_id'],
    `status = 'ordered' and session_id is not null`,
  )
  await index(
    'cart_ordered_by_customer',
    'cart',
    ['customer_id'],
    `status = 'ordered' and customer_id is not null`,
  )
}

async function cartRow({ table, text, integer, index }: Layout): Promise<void> {
  await table('cart_row')
    // Random; public as `rowSystemId`.
    .addColumn('id', text, key)
    .addColumn('cart_id', text, partOf('cart.id'))
    .addColumn('article_number', text, refersTo('article.number'))
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    // The price last shown to the visitor; null if none was shown.
    .addColumn('seen_price', integer)
    .addColumn('position', integer, required)
    .addUniqueConstraint('cart_row_cart_id_article_number_key', ['cart_id', 'article_number'])
    .execute()
  await index('cart_row_article', 'cart_row', ['article_number'])
}

/** The position of a removed row. */
async function cartPlace({ table, text, integer }: Layout): Promise<void> {
  await table('cart_place')
    .addColumn('cart_id', text, partOf('cart.id'))
    .addColumn('article_number', text, required)
    .addColumn('position', integer, required)
    .addPrimaryKeyConstraint('cart_place_pkey', ['cart_id', 'article_number'])
    .execute()
}

/** Gives a page of another origin access to a session's cart, by a key or a one-time code. */
async function cartKey({ table, text, integer, index }: Layout): Promise<void> {
  await table('cart_key')
    // SHA-256 of the key or the code.
    .addColumn('id', text, key)
    .addColumn('session_id', text, partOf('session.id'))
    // Origin of the pages that it is valid for.
    .addColumn('origin', text, required)
    .addColumn('kind', text, must(`kind in ('key', 'code')`))
    .addColumn('created_at', integer, required)
    // When its visitor was handed over to the shop; it is invalid from then on.
    .addColumn('handed_at', integer)
    // The page from which the visitor was handed over.
    .addColumn('page', text)
    .execute()
  await index('cart_key_session', 'cart_key', ['session_id', 'handed_at'])
}

/** A buyer's choices and input on the way to an order; one per cart. */
async function checkout({ table, text, json, integer, index }: Layout): Promise<void> {
  await table('checkout')
    // Random; becomes the order's id, and makes placing it idempotent.
    .addColumn('order_id', text, key)
    .addColumn('cart_id', text, (it) =>
      it.notNull().unique().references('cart.id').onDelete('cascade'),
    )
    .addColumn('content', json('content'), required)
    .addColumn('created_at', integer, required)
    .addColumn('changed_at', integer, required)
    .execute()
  await index('checkout_changed', 'checkout', ['changed_at'])
}

/** A favourite of a customer. */
async function favourite({ table, text, integer, index }: Layout): Promise<void> {
  await table('favourite')
    .addColumn('customer_id', text, partOf('customer.id'))
    .addColumn('product_id', integer, partOf('product.id'))
    // The newest is shown first.
    .addColumn('added_at', integer, required)
    .addPrimaryKeyConstraint('favourite_pkey', ['customer_id', 'product_id'])
    .execute()
  await index('favourite_product', 'favourite', ['product_id'])
}

/** A product that a customer has viewed. */
async function seenProduct({ table, text, integer, index }: Layout): Promise<void> {
  await table('seen_product')
    .addColumn('customer_id', text, partOf('customer.id'))
    .addColumn('product_id', integer, partOf('product.id'))
    // The newest is shown first.
    .addColumn('seen_at', integer, required)
    .addPrimaryKeyConstraint('seen_product_pkey', ['customer_id', 'product_id'])
    .execute()
  await index('seen_product_product', 'seen_product', ['product_id'])
  await index('seen_product_at', 'seen_product', ['seen_at'])
}

/** An address that waits for an article; deleted once it has been mailed. */
async function restockRequest({ rowTable, text, integer, index }: Layout): Promise<void> {
  await rowTable('restock_request')
    .addColumn('id', text, key)
    .addColumn('article_number', text, partOf('article.number'))
    // Lower case.
    .addColumn('email', text, required)
    // Identifies the address in the link that ends all its requests.
    .addColumn('stop_key', text, required)
    .addColumn('lang', text, language)
    .addColumn('storefront', text, storefront)
    .addColumn('asked_at', integer, required)
    // When its mail was added to the outbox; null while it waits.
    .addColumn('noticed_at', integer)
    .addUniqueConstraint('restock_request_article_number_email_key', ['article_number', 'email'])
    .execute()
  await index('restock_request_stop', 'restock_request', ['stop_key'])
}
