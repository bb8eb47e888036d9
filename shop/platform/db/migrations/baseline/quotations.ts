import {
  key,
  language,
  may,
  mayReferTo,
  must,
  partOf,
  preset,
  required,
  storefront,
  unique,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const QUOTATIONS = [quotation, quotationIndexes, quotationRow, quotationListRow]

/** A request for a quotation, with the shop's offer. */
async function quotation({ table, text, integer }: Layout): Promise<void> {
  await table('quotation')
    // Chosen when the form is drawn, or by the call, so that a repeat is recognised.
    .addColumn('id', text, key)
    .addColumn('number', text, unique)
    .addColumn(
      'state',
      text,
      must(`state in ('asked', 'answered', 'accepted', 'refused', 'declined', 'expired')`, 'asked'),
    )
    .addColumn('customer_id', text, mayReferTo('customer.id', 'set null'))
    .addColumn('company_id', text, mayReferTo('company.id', 'set null'))
    // The session of a requester without a login; customers find theirs by their login.
    .addColumn('session_id', text)
    .addColumn('storefront', text, storefront)
    // Language of its mails.
    .addColumn('lang', text, language)
    .addColumn('currency', text, required)
    .addColumn('company_name', text, required)
    .addColumn('organization_number', text, required)
    .addColumn('first_name', text, required)
    .addColumn('last_name', text, required)
    // Lower case.
    .addColumn('email', text, required)
    .addColumn('phone', text, required)
    .addColumn('address', text, required)
    .addColumn('zip_code', text, required)
    .addColumn('city', text, required)
    .addColumn('contact_person', text, preset(''))
    .addColumn('message', text, preset(''))
    .addColumn('terms_accepted_at', integer, required)
    .addColumn('created_at', integer, required)
    .addColumn('answered_at', integer)
    // The last instant at which the offer can be accepted.
    .addColumn('valid_until', integer)
    // With or without VAT, as the storefront states prices.
    .addColumn('delivery_total', integer, must('delivery_total >= 0', 0))
    // The shop's message with its offer or refusal.
    .addColumn('answer', text, preset(''))
    // When it was accepted, declined, refused or had expired.
    .addColumn('settled_at', integer)
    .addColumn('order_id', text, (it) => it.unique().references('orders.id').onDelete('set null'))
    // The accepted version of the terms; null for requests from before versions were stored.
    .addColumn('terms_text_id', text, mayReferTo('consent_text.id'))
    .execute()
}

async function quotationIndexes({ index }: Layout): Promise<void> {
  await index(
    'quotation_customer',
    'quotation',
    ['customer_id', 'created_at'],
    'customer_id is not null',
  )
  await index(
    'quotation_company',
    'quotation',
    ['company_id', 'created_at'],
    'company_id is not null',
  )
  await index('quotation_email', 'quotation', ['email'])
  await index('quotation_state', 'quotation', ['state', 'created_at'])
}

async function quotationRow({ table, text, integer }: Layout): Promise<void> {
  await table('quotation_row')
    .addColumn('quotation_id', text, partOf('quotation.id'))
    .addColumn('position', integer, required)
    .addColumn('article_number', text, required)
    // The article at the time of the request.
    .addColumn('name', text, required)
    .addColumn('size', text)
    .addColumn('colour', text)
    .addColumn('vat_rate', integer, required)
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addColumn('note', text, preset(''))
    // The offered price of one piece, with or without VAT as the storefront states it; null until offered.
    .addColumn('price', integer, may('price >= 0'))
    .addPrimaryKeyConstraint('quotation_row_pkey', ['quotation_id', 'position'])
    .execute()
}

/** The list of a request in the session of a browser without script. */
async function quotationListRow({ table, text, integer }: Layout): Promise<void> {
  await table('quotation_list_row')
    .addColumn('session_id', text, partOf('session.id'))
    .addColumn('article_number', text, required)
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addColumn('note', text, preset(''))
    .addColumn('added_at', integer, required)
    .addPrimaryKeyConstraint('quotation_list_row_pkey', ['session_id', 'article_number'])
    .execute()
}
