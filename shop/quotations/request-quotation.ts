import type { QuotationRequest } from '../../src/contract/quotation.ts'
import type { RequestValues } from '../../src/model/quotations.ts'
import type { Message } from '../../src/model/validation.ts'
import { keepWords } from '../consents/record-consent.ts'
import { termsWords } from '../consents/words.ts'
import { randomNumber } from '../orders/receipt/order-number.ts'
import type { Tx } from '../platform/db/schema.ts'
import { saveSession } from '../platform/http/session-queries.ts'
import type { StoredVisitor } from '../platform/http/visitor.ts'
import { countUntilFull } from '../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { tooManyRequests } from '../platform/limits/request-limit.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { Signer } from '../platform/signer.ts'
import { enqueueQuotationMail } from './enqueue-quotation-mail.ts'
import { findQuotable, findQuotation, type Quotation } from './quotation-queries.ts'
import { insertQuotation } from './quotation-writes.ts'
import { readContact } from './request-form.ts'

export interface RequestSources {
  readonly signer: Signer
  readonly ip: string
  readonly now: number
  /** Created with a form: sent twice, it is one request. */
  readonly id: string
}

/** Saves a request for a quotation, once, or refuses it with the faults of each field. */
export async function requestQuotation(
  tx: Tx,
  visitor: StoredVisitor,
  sent: QuotationRequest,
  { signer, ip, now, id }: RequestSources,
): Promise<Quotation> {
  const existing = await findQuotation(tx, id)
  if (existing) return existing
  const { contact, rows } = await checkRequest(tx, visitor, sent, now)
  const { session, customer, company, storefront, language, shop } = visitor
  const limits = [
    { limit: ATTEMPT_LIMITS.quotation, by: ip },
    { limit: ATTEMPT_LIMITS.quotationOfMailbox, by: mailboxOf(contact.email) },
  ]
  const endsAt = await countUntilFull(tx, signer, limits, now)
  if (endsAt !== undefined) throw tooManyRequests(endsAt - now)
  if (!session.isStored) await saveSession(tx, session.id, now)
  const request = {
    ...contact,
    ...{ id, number: `Q${randomNumber(now)}`, storefront, language, currency: shop.currency, rows },
    customerId: customer?.id ?? null,
    companyId: company?.id ?? null,
    // A customer's request is visible only behind their login.
    sessionId: customer ? null : session.id,
    ...(company && {
      companyName: company.name,
      organizationNumber: company.organizationNumber,
    }),
  }
  const terms = { words: termsWords(visitor, 'quote.terms'), language }
  const termsTextId = await keepWords(tx, { consent: 'terms', place: 'quotation' }, terms, now)
  await insertQuotation(tx, { ...request, termsTextId }, now)
  await enqueueQuotationMail(tx, id, 'asked', now)
  await enqueueQuotationMail(tx, id, 'notice', now)
  const quotation = await findQuotation(tx, id)
  if (!quotation) throw new Error('What was written down is there')
  return quotation
}

interface CheckedRequest {
  readonly contact: RequestValues
  readonly rows: Parameters<typeof insertQuotation>[1]['rows']
}

async function checkRequest(
  tx: Tx,
  visitor: StoredVisitor,
  sent: QuotationRequest,
  now: number,
): Promise<CheckedRequest> {
  const requested = byArticle(sent.articles)
  const quotable = await findQuotable(tx, [...requested.keys()], visitor)
  const rows = quotable.flatMap((it) => {
    const article = requested.get(it.articleNumber)
    return article ? [{ ...it, ...article }] : []
  })
  const faults: Record<string, readonly Message[]> = {}
  const unknown = [...requested.keys()].filter(
    (it) => !quotable.some((row) => row.articleNumber === it),
  )
  if (unknown.length > 0) {
    faults.articles = [{ key: 'quote.unknown', values: { names: unknown.join(', ') } }]
  }
  if (!sent.termsAccepted) faults.termsAccepted = [{ key: 'quote.terms.missing' }]
  const { country } = visitor.shop.company
  const contact = readContact(sent.formDetails, { country, now })
  for (const [name, fault] of Object.entries(contact.faults)) faults[name] = [fault]
  const [first] = Object.values(faults).flat()
  if (first || !contact.values) {
    throw new ShopError(422, first ?? 'genericerror', { modelState: faults })
  }
  return { contact: contact.values, rows }
}

type RequestedArticle = Pick<QuotationRequest['articles'][number], 'quantity' | 'note'>

/** The requested articles by number; refuses a request that names one twice. */
function byArticle(articles: QuotationRequest['articles']): Map<string, RequestedArticle> {
  const requested = new Map<string, RequestedArticle>()
  for (const { articleNumber, quantity, note } of articles) {
    if (requested.has(articleNumber)) throw new ShopError(400, 'request.unreadable')
    requested.set(articleNumber, { quantity, note: note.replace(/\r\n?/g, '\n').trim() })
  }
  return requested
}
