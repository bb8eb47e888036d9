import { sql } from 'kysely'
import {
  key,
  keyOf,
  may,
  mayBePartOf,
  mayReferTo,
  must,
  partOf,
  preset,
  required,
  unique,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const COMPANIES = [
  priceList,
  priceListLine,
  priceListCompany,
  orderList,
  orderListRow,
  spendingLimit,
  approval,
]

/** Agreed prices of some companies. */
async function priceList({ rowTable, lastingSerial, integer, text }: Layout): Promise<void> {
  await rowTable('price_list')
    // Never given again, because it is part of cache keys.
    .addColumn('id', lastingSerial)
    // Increases with each change of the list or its lines; part of cache keys, and checked by forms.
    .addColumn('version', integer, preset(1))
    .addColumn('name', text, unique)
    .addColumn('created_at', integer, required)
    .execute()
}

/** A fixed price, or a discount on the shop's business price. */
async function priceListLine({ table, integer, text }: Layout): Promise<void> {
  await table('price_list_line')
    .addColumn('list_id', integer, partOf('price_list.id'))
    // An article's number, or `*` for all articles.
    .addColumn('article_number', text, required)
    // The number of pieces of the product from which the line applies.
    .addColumn('from_quantity', integer, must('from_quantity between 1 and 9999'))
    // Currency of the fixed price; empty for a percentage.
    .addColumn('currency', text, required)
    // Price of one piece, VAT excluded.
    .addColumn('price', integer, may('price > 0'))
    // In hundredths of a per cent.
    .addColumn('discount', integer, may('discount between 1 and 9999'))
    .addPrimaryKeyConstraint('price_list_line_pkey', [
      'list_id',
      'article_number',
      'from_quantity',
      'currency',
    ])
    .addCheckConstraint(
      'price_list_line_price_or_discount',
      sql`(price is null) <> (discount is null)`,
    )
    .addCheckConstraint('price_list_line_currency_of_price', sql`(currency = '') = (price is null)`)
    .execute()
}

async function priceListCompany({ table, text, integer, index }: Layout): Promise<void> {
  await table('price_list_company')
    .addColumn('company_id', text, partOf('company.id'))
    .addColumn('list_id', integer, partOf('price_list.id'))
    .addPrimaryKeyConstraint('price_list_company_pkey', ['company_id', 'list_id'])
    .execute()
  await index('price_list_company_list', 'price_list_company', ['list_id'])
}

/** A company's list of products that it orders repeatedly. */
async function orderList({ table, text, integer, index }: Layout): Promise<void> {
  await table('order_list')
    .addColumn('id', text, key)
    .addColumn('company_id', text, partOf('company.id'))
    // Its author; null for a shared list whose author's account is erased.
    .addColumn('customer_id', text, mayReferTo('customer.id', 'set null'))
    .addColumn('name', text, required)
    // 1 for a list that the whole company uses.
    .addColumn('is_shared', integer, must('is_shared in (0, 1)'))
    .addColumn('changed_at', integer, required)
    .execute()
  await index('order_list_company', 'order_list', ['company_id', 'name'])
  await index('order_list_customer', 'order_list', ['customer_id'])
}

async function orderListRow({ table, text, integer }: Layout): Promise<void> {
  await table('order_list_row')
    .addColumn('list_id', text, partOf('order_list.id'))
    .addColumn('position', integer, required)
    .addColumn('article_number', text, required)
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addPrimaryKeyConstraint('order_list_row_pkey', ['list_id', 'position'])
    .execute()
}

/** Limits with their time and author, never changed. The last one of a company or a buyer applies. */
async function spendingLimit({ rowTable, serial, text, integer, index }: Layout): Promise<void> {
  await rowTable('spending_limit')
    .addColumn('id', serial)
    .addColumn('company_id', text, partOf('company.id'))
    // The buyer whose budget it is; null for the company's limit per order.
    .addColumn('customer_id', text, mayBePartOf('customer.id'))
    // Null if the limit was lifted.
    .addColumn('period', text, may(`period in ('order', 'month', 'year')`))
    // Without VAT.
    .addColumn('amount', integer, may('amount >= 0'))
    .addColumn('currency', text, required)
    // The approver who set it; null for the shop's staff, or an erased customer.
    .addColumn('set_by', text, mayReferTo('customer.id', 'set null'))
    .addColumn('set_in', text, must(`set_in in ('company', 'shop')`))
    .addColumn('set_at', integer, required)
    .addCheckConstraint(
      'spending_limit_period_with_amount',
      sql`(period is null) = (amount is null)`,
    )
    .addCheckConstraint(
      'spending_limit_order_of_company',
      sql`period is null or (period = 'order') = (customer_id is null)`,
    )
    .execute()
  await index('spending_limit_company', 'spending_limit', ['company_id', 'customer_id', 'id'])
}

/** An order that needs or needed approval. */
async function approval({ table, text, integer, index }: Layout): Promise<void> {
  await table('approval')
    .addColumn('order_id', text, keyOf('orders.id'))
    .addColumn('company_id', text, partOf('company.id'))
    .addColumn('buyer_id', text, mayReferTo('customer.id', 'set null'))
    .addColumn(
      'state',
      text,
      must(`state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')`, 'waiting'),
    )
    // The limit that it exceeded, at that time.
    .addColumn('period', text, must(`period in ('order', 'month', 'year')`))
    .addColumn('allowed', integer, required)
    .addColumn('spent', integer, required)
    // The order's amount, without VAT.
    .addColumn('amount', integer, required)
    // When its stock is released if nobody has decided.
    .addColumn('expires_at', integer, required)
    .addColumn('created_at', integer, required)
    .addColumn('decided_by', text, mayReferTo('customer.id', 'set null'))
    .addColumn('decided_at', integer)
    // The reason for a refusal.
    .addColumn('message', text, preset(''))
    .execute()
  await index('approval_company', 'approval', ['company_id', 'created_at'])
  await index('approval_buyer', 'approval', ['buyer_id', 'created_at'], 'buyer_id is not null')
  await index('approval_due', 'approval', ['expires_at'], `state = 'waiting'`)
}
