import * as v from 'valibot'
import { currentPrice } from '../../../src/model/prices.ts'
import { changePrices, type PriceChange, readPrices } from '../../catalogue/by-hand/change-price.ts'
import { listEdits } from '../../catalogue/by-hand/hand-edit-queries.ts'
import { correctStock } from '../../orders/stock/correct-stock.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import {
  amountField,
  choiceField,
  moneyField,
  optionalField,
  readForm,
} from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'
import { lastCount, noteStock, release } from './hand-edits.tsx'
import { saleSchema, setSale } from './product-actions.ts'
import { findStaffArticle, fingerprint, type StaffArticle } from './read-product.ts'

export const PRICE = {
  price: moneyField({ label: 'staff.price.price', min: 1 }),
  regular: optionalField(
    moneyField({ label: 'staff.price.regular', hint: 'staff.price.regular.hint', min: 1 }),
    'staff.order.amount.wrong',
  ),
}
/** For a shop that sells to businesses. */
export const BUSINESS_PRICE = {
  business: optionalField(
    moneyField({ label: 'staff.price.business', hint: 'staff.price.business.hint', min: 1 }),
    'staff.order.amount.wrong',
  ),
}

export const STOCK = {
  difference: {
    label: 'staff.stock.difference',
    hint: 'staff.stock.difference.hint',
    schema: () =>
      v.pipe(
        v.string('staff.stock.wrong'),
        v.transform((it) => it.replace(/\s/g, '').replace(/[\u2212\u2013]/, '-')),
        v.regex(/^[+-]?\d{1,6}$/, 'staff.stock.wrong'),
        v.transform(Number),
        v.check((it) => it !== 0, 'staff.stock.wrong'),
      ),
    attributes: { inputMode: 'text', maxLength: 8, required: true },
  },
  reason: choiceField({
    label: 'staff.stock.reason',
    values: ['counted', 'damaged', 'delivery', 'other'],
    text: (it) => `staff.stock.reason.${it}`,
    wrong: 'staff.stock.reason.wrong',
  }),
} as const
const releaseSchema = v.object({ field: v.picklist(['price', 'stock']) })

/** Identifies the prices that a form was made from. */
export function priceFingerprint(
  it: Pick<PriceChange['before'], 'price' | 'campaignPrice' | 'businessPrice'>,
): string {
  return fingerprint([it.price, it.campaignPrice, it.businessPrice])
}

/** Sets the price of one article, or of all articles of its product. */
export async function setArticlePrice(tx: Tx, form: SentForm): Promise<Outcome> {
  const { shop, id, fields, member, now } = form
  const { price, regular } = readForm(PRICE, fields, shop.currency)
  const isBusiness = fields.business !== undefined
  const business = isBusiness ? readForm(BUSINESS_PRICE, fields, shop.currency) : {}
  if (regular !== null && regular <= price) throw new StaffRefusal('staff.price.regular.low')
  const prices = await readPrices(tx, id)
  refuseUnless(prices, 'staff.goods.unknown')
  if (priceFingerprint(prices.own) !== fields.shown) throw changedRefusal(prices.own, price, form)
  const articles = fields.all === 'yes' ? prices.all : [prices.own]
  const requested = { price, regular, ...business }
  const changes = await changePrices(tx, articles, requested, { memberId: member.id, now })
  if ('unreal' in changes) throw new StaffRefusal('staff.price.unreal', { number: changes.unreal })
  const [first, ...others] = changes.map((it) => priceEntry(it, shop.currency))
  refuseUnless(first, 'staff.goods.same')
  return { audit: [first, ...others], notice: { key: 'staff.goods.saved' } }
}

function changedRefusal(
  before: PriceChange['before'],
  requested: number,
  { shop, member }: SentForm,
): StaffRefusal {
  const sum = (amount: number) => shop.money(amount, member.language)
  const values = { now: sum(currentPrice(before)), yours: sum(requested) }
  return new StaffRefusal('staff.price.changed', values)
}

function priceEntry({ before, after }: PriceChange, currency: string): AuditEntry {
  const subject = before.number
  const sum = (amount: number) => amountField(amount, currency)
  const values = ({ price, campaignPrice, businessPrice }: PriceChange['before']) => ({
    price: sum(currentPrice({ price, campaignPrice })),
    ...(campaignPrice !== null && { regular: sum(price) }),
    business: sum(businessPrice),
  })
  const about = { action: 'article.price', kind: 'article', subject } as const
  return { ...about, before: values(before), after: { ...values(after), currency } }
}

/**
 * Corrects the stock of an article by a difference, with a reason; sales in the meantime are
 * included.
 */
export async function correctArticleStock(tx: Tx, form: SentForm): Promise<Outcome> {
  const { difference, reason } = readForm(STOCK, form.fields)
  const { number, code, available } = await requireArticle(tx, form.id)
  if (form.fields.shown !== lastCount(await listEdits(tx, code), number)) {
    const values = { now: available, yours: available + difference }
    throw new StaffRefusal('staff.stock.changed', values)
  }
  const stock = await correctStock(tx, number, difference)
  if (stock === undefined) throw new StaffRefusal('staff.stock.below', { now: available })
  await noteStock(tx, number, form)
  const change = { before: { stock: available }, after: { stock, difference, reason } }
  return done(
    { action: 'article.stock', kind: 'article', subject: number, ...change },
    'staff.stock.done',
    { n: stock },
  )
}

export async function setArticleSale(tx: Tx, { id, fields }: SentForm): Promise<Outcome> {
  const { said: state } = readFields(saleSchema, fields)
  const { number, productId, code, isOn, isProductOn } = await requireArticle(tx, id)
  const product = { productId, code, name: '', articleNumber: number, isOn, isProductOn }
  const entry = { action: `article.${state}`, kind: 'article', subject: number } as const
  return setSale(tx, product, state, entry)
}

export function releaseArticle(tx: Tx, { id: subjectId, fields }: SentForm): Promise<Outcome> {
  const { field } = readFields(releaseSchema, fields)
  return release(tx, { subject: 'article', subjectId, field })
}

async function requireArticle(tx: Tx, number: string): Promise<StaffArticle> {
  const article = await findStaffArticle(tx, number)
  refuseUnless(article, 'staff.goods.unknown')
  return article
}
