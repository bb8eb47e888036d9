import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { QuotationContact, QuotationState } from '../../src/model/quotations.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { part } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { MailSubject } from './enqueue-quotation-mail.ts'

/** A request for prices, and its outcome. */
export interface Quotation extends QuotationContact {
  readonly id: string
  readonly number: string
  readonly state: QuotationState
  readonly customerId: string | null
  readonly companyId: string | null
  readonly sessionId: string | null
  readonly storefront: Storefront
  readonly language: Language
  readonly currency: string
  readonly message: string
  readonly createdAt: number
  readonly answeredAt: number | null
  readonly validUntil: number | null
  readonly deliveryTotal: number
  readonly answer: string
  readonly settledAt: number | null
  readonly orderId: string | null
  /** 1 while its order waits for an approver of the company. */
  readonly awaitsApproval: number
}

const COLUMNS = [
  'id',
  'number',
  'state',
  'customer_id as customerId',
  'company_id as companyId',
  'session_id as sessionId',
  'storefront',
  'lang as language',
  'currency',
  'company_name as companyName',
  'organization_number as organizationNumber',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'phone as phoneNumber',
  'address',
  'zip_code as zipCode',
  'city',
  'contact_person as contactPerson',
  'message',
  'created_at as createdAt',
  'answered_at as answeredAt',
  'valid_until as validUntil',
  'delivery_total as deliveryTotal',
  'answer',
  'settled_at as settledAt',
  'order_id as orderId',
] as const

const AWAITS_APPROVAL = sql<number>`exists (
  select 1 from approval where approval.order_id = quotation.order_id
     and approval.state = 'waiting')`.as('awaitsApproval')

const selectQuotations = (db: Db) =>
  db.selectFrom('quotation').select([...COLUMNS, AWAITS_APPROVAL])

export function findQuotation(db: Db, id: string): Promise<Quotation | undefined> {
  return selectQuotations(db).where('id', '=', id).executeTakeFirst()
}

/** The offer that became an order. */
export function findQuotationOf(db: Db, orderId: string): Promise<Quotation | undefined> {
  return selectQuotations(db).where('order_id', '=', orderId).executeTakeFirst()
}

/** An article of a quotation, as it was at the time of the request. */
export interface QuotationRow {
  readonly position: number
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly vatRate: number
  readonly quantity: number
  readonly note: string
  /** The offered price of one piece; null until the shop answers. */
  readonly price: number | null
}

export function listQuotationRows(db: Db, quotationId: string): Promise<QuotationRow[]> {
  return db
    .selectFrom('quotation_row')
    .select([
      'position',
      'article_number as articleNumber',
      'name',
      'size',
      'colour',
      'vat_rate as vatRate',
      'quantity',
      'note',
      'price',
    ])
    .where('quotation_id', '=', quotationId)
    .orderBy('position')
    .execute()
}

type Owner = Pick<Visitor, 'customer' | 'company'>

/**
 * A company's quotations belong to everyone who buys for it; customers without a company have their
 * own.
 */
export function isOwnedBy(
  { customer, company }: Owner,
  quotation: Pick<Quotation, 'companyId' | 'customerId'>,
): boolean {
  if (!customer) return false
  const { companyId, customerId } = quotation
  return companyId === null ? customerId === customer.id : companyId === company?.id
}

const MAX_LISTED = 100

/** The logged-in customer's quotations, newest first. */
export async function listOwnQuotations(db: Db, owner: Owner): Promise<Quotation[]> {
  const { customer, company } = owner
  if (!customer) return []
  return selectQuotations(db)
    .where((it) => {
      const own = it.and([it('company_id', 'is', null), it('customer_id', '=', customer.id)])
      return company ? it.or([own, it('company_id', '=', company.id)]) : own
    })
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
}

/** An article that is sold by quotation. */
export interface QuotableArticle {
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly vatRate: number
}

/** The articles with these numbers that are on sale by quotation on the storefront. */
export async function findQuotable(
  db: Db,
  numbers: readonly string[],
  { language, storefront }: Pick<Visitor, 'language' | 'storefront'>,
): Promise<QuotableArticle[]> {
  const shown = sql.ref(`product.${STOREFRONT_COLUMNS[storefront]}`)
  const colour = sql.ref(`article.colour_${language}`)
  const { rows } = await sql<QuotableArticle>`
    select article.number as "articleNumber", product_text.name, article.size,
           ${colour} as colour, product.vat_rate as "vatRate"
      from ${part(db, (d) => d.listOf('?1', 'text'), JSON.stringify(numbers))} as wanted
      join article on article.number = wanted.value
      join product on product.id = article.product_id
      join product_text
        on product_text.product_id = product.id and product_text.lang = ${language}
     where article.published = 1 and product.published = 1 and product.is_quotation = 1
       and ${shown} = 1
     order by wanted.key`.execute(db)
  return rows
}

/**
 * The terms that were accepted with a request, and their language; undefined for requests from before
 * terms were stored.
 */
export async function findQuotationTerms(db: Db, id: string): Promise<QuotationTerms | undefined> {
  return await db
    .selectFrom('quotation')
    .innerJoin('consent_text', 'consent_text.id', 'quotation.terms_text_id')
    .select(['words', 'consent_text.lang as language'])
    .where('quotation.id', '=', id)
    .executeTakeFirst()
}

export interface QuotationTerms {
  readonly words: string
  readonly language: Language
}

/**
 * Offers end at the end of a day. These are nine in the morning two days before the last day, and on
 * the day after it.
 */
const BEFORE_END_MS = 3 * DAY_MS - 9 * HOUR_MS
const AFTER_END_MS = 9 * HOUR_MS
/** A recent answer needs no reminder: its own mail states how long the offer is valid. */
const RECENT_ANSWER_MS = 2 * DAY_MS
/** Offers that ended earlier get no mail. */
const MAX_AGE_MS = 7 * DAY_MS

/** An offer that ends soon or has ended, about which its customer gets a mail. */
export interface EndingOffer {
  readonly id: string
  readonly answeredAt: number
  readonly about: Extract<MailSubject, 'expiring' | 'expired'>
}

/** The offers that need a reminder now, whether or not one has been sent. */
export async function listEndingOffers(db: Db, now: number): Promise<EndingOffer[]> {
  const open = db
    .selectFrom('quotation')
    .select((it) => ['id', 'answered_at', it.val('expiring').as('about')])
    .where('state', '=', 'answered')
    .where('valid_until', '>=', now)
    .where('valid_until', '<', now + BEFORE_END_MS)
    .where('answered_at', '<=', now - RECENT_ANSWER_MS)
  const over = db
    .selectFrom('quotation')
    .select((it) => ['id', 'answered_at', it.val('expired').as('about')])
    .where('state', '=', 'expired')
    .where('valid_until', '<', now - AFTER_END_MS)
    .where('valid_until', '>=', now - MAX_AGE_MS)
  const rows = await open.unionAll(over).orderBy('id').execute()
  return rows.map(({ id, answered_at, about }) => ({
    id,
    answeredAt: answered_at ?? 0,
    about: about === 'expired' ? 'expired' : 'expiring',
  }))
}
