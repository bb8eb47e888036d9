import type { QuotationRequest } from '../../src/contract/quotation.ts'
import type { RequestValues } from '../../src/model/quotations.ts'
import type { Message } from '../../src/model/validation.ts'
import { keepWords } from '../consents/record-consent.ts'
import { termsWords } from '../consents/words.ts'
import { randomNumber } from '../orders/receipt/order-number.ts'
import type { Tx } from '../platform/db/schema.ts'
import { saveSession } from '../platform/http/session-queries.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { StoredVisitor } from '../platform/http/visitor.ts'
import { countUntilFull } from '../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { tooManyRequests } from '../platform/limits/request-limit.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import type { Signer } from '../platform/signer.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { findQuotable, findQuotation, type Quotation } from './quotation-queries.ts'
import { insertQuotation } from './quotation-writes.ts'
import { readContact } from './read-contact.ts'

export interface Asking {
  readonly signer: Signer
  readonly ip: string
  readonly now: number
  /** Made where a form is drawn: sent twice, it is one request. */
  readonly id: string
}

/** Takes a request for a quotation, once, or refuses it with what is wrong with each field. */
export async function askQuotation(
  tx: Tx,
  visitor: StoredVisitor,
  sent: QuotationRequest,
  { signer, ip, now, id }: Asking,
): Promise<Quotation> {
  const known = await findQuotation(tx, id)
  if (known) return known
  const { contact, rows } = await check(tx, visitor, sent)
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
    // A login is needed to see what was asked with one.
    sessionId: customer ? null : session.id,
    ...(company && {
      companyName: company.name,
      organizationNumber: company.organizationNumber,
    }),
  }
  const shown = { words: termsWords(visitor, 'quote.terms'), language }
  const termsTextId = await keepWords(tx, { consent: 'terms', place: 'quotation' }, shown, now)
  await insertQuotation(tx, { ...request, termsTextId }, now)
  await enqueueMail(tx, id, 'asked', now)
  await enqueueMail(tx, id, 'notice', now)
  const made = await findQuotation(tx, id)
  if (!made) throw new Error('What was written down is there')
  return made
}

interface Checked {
  readonly contact: RequestValues
  readonly rows: Parameters<typeof insertQuotation>[1]['rows']
}

async function check(tx: Tx, visitor: StoredVisitor, sent: QuotationRequest): Promise<Checked> {
  const asked = byArticle(sent.articles)
  const found = await findQuotable(tx, [...asked.keys()], visitor)
  const rows = found.flatMap((it) => {
    const wanted = asked.get(it.articleNumber)
    return wanted ? [{ ...it, ...wanted }] : []
  })
  const faults: Record<string, readonly Message[]> = {}
  const unknown = [...asked.keys()].filter((it) => !found.some((row) => row.articleNumber === it))
  if (unknown.length > 0) {
    faults.articles = [{ key: 'quote.unknown', values: { names: unknown.join(', ') } }]
  }
  if (!sent.termsAccepted) faults.termsAccepted = [{ key: 'quote.terms.missing' }]
  const read = readContact(sent.formDetails, visitor.shop.company.country)
  if ('faults' in read) {
    for (const [name, fault] of Object.entries(read.faults)) faults[name] = [fault]
  }
  const [first] = Object.values(faults).flat()
  if (first || 'faults' in read) {
    throw new ShopError(422, first ?? 'genericerror', { modelState: faults })
  }
  return { contact: read.contact, rows }
}

type Wanted = Pick<QuotationRequest['articles'][number], 'quantity' | 'note'>

/** What is wanted of each article; none is named twice. */
function byArticle(articles: QuotationRequest['articles']): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>()
  for (const { articleNumber, quantity, note } of articles) {
    if (wanted.has(articleNumber)) throw new ShopError(400, 'request.unreadable')
    wanted.set(articleNumber, { quantity, note: note.replace(/\r\n?/g, '\n').trim() })
  }
  return wanted
}
