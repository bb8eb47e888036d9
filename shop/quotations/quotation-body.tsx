import type { ReactNode } from 'react'
import { formatMoney } from '../../src/i18n/money.ts'
import type { Text } from '../../src/i18n/text.ts'
import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { TotalsList } from '../../src/ui/totals-list.tsx'
import type { ApprovalNeed } from '../approvals/find-need.ts'
import { waitingText } from '../approvals/order-approval.tsx'
import { Facts, StateSign } from '../platform/html/facts.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import type { OfferApproval } from './offer-approval.ts'
import { AGAIN, type Decision } from './quotation-access.ts'
import type { Quotation, QuotationRow } from './quotation-queries.ts'
import { contactFacts, daysOf, sumsOf } from './quotation-template.ts'
import { stateAt, type WholeQuotation } from './read-quotation.ts'

export interface QuotationView extends OfferApproval {
  readonly page: PageContext
  readonly whole: WholeQuotation
  readonly now: number
  /** The address that its forms post to, without the prefixes for language and storefront. */
  readonly path: string
  /** The key of the mail's link, if that opened the page. */
  readonly key?: string
  /** The page of the resulting order, if this visitor may see it. */
  readonly orderPath?: string | undefined
}

/** A quotation as its customer sees it: its state, the possible decisions, and its content. */
export function QuotationBody(view: QuotationView) {
  const { page, whole } = view
  const { quotation } = whole
  return (
    <div className="shop-receipt shop-quotation">
      <State {...view} />
      {quotation.answer && <p className="shop-quotation__words">{quotation.answer}</p>}
      <Rows {...view} />
      <Decide {...view} />
      <section aria-labelledby="quotation-contact">
        <h2 id="quotation-contact">{page.t('quotation.contact')}</h2>
        <Facts facts={[...datesOf(view), ...contactFacts(page.shop, whole, page.language)]} />
        {quotation.message && <p className="shop-quotation__words">{quotation.message}</p>}
        <AcceptedTerms t={page.t} terms={whole.terms} />
      </section>
    </div>
  )
}

function datesOf({ page, whole: { quotation } }: QuotationView) {
  const { createdAt, answeredAt } = quotation
  const dateTimeOf = (at: number | null) =>
    at === null ? '' : page.shop.dateTime(at, page.language)
  return [
    [page.t('quotation.sent'), dateTimeOf(createdAt)],
    [page.t('quotation.state.answered'), dateTimeOf(answeredAt)],
  ] as const
}

function State({ page, whole, now, orderPath, waits }: QuotationView) {
  const { t, language, shop } = page
  const state = stateAt(whole.quotation, now)
  const days = daysOf(shop, whole, language)
  return (
    <>
      <p>
        <QuotationSign page={page} quotation={whole.quotation} now={now} />
      </p>
      <p>{waits ? waitingText(page, waits) : t(`quotation.about.${state}`, days)}</p>
      {orderPath && (
        <p>
          <ButtonLink look="primary" href={linkTo(page, orderPath)}>
            {t('quotation.order')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

interface QuotationSignProps {
  readonly page: PageContext
  readonly quotation: Quotation
  readonly now: number
}

/** The state of a quotation, or that its order waits for an approver. */
export function QuotationSign({ page: { t }, quotation, now }: QuotationSignProps) {
  if (quotation.awaitsApproval) {
    return <StateSign state="waiting" text={t('approval.state.waiting')} />
  }
  const state = stateAt(quotation, now)
  return <StateSign state={state} text={t(`quotation.state.${state}`)} />
}

function Rows({ page, whole }: QuotationView) {
  const { t, shop, language } = page
  const sums = sumsOf(shop, whole, language)
  const { currency } = whole.quotation
  return (
    <section className="shop-receipt__rows" aria-labelledby="quotation-rows">
      <h2 id="quotation-rows">
        {t('quotation.rows')}
        <span className="shop-receipt__number">{` · ${whole.quotation.number}`}</span>
      </h2>
      <ul>
        {whole.rows.map((row) => (
          <Row key={row.position} page={page} row={row} currency={currency} />
        ))}
      </ul>
      {sums.length > 0 && (
        <TotalsList
          rows={sums.map(({ label, amount, isTotal = false }) => ({
            ...{ name: label, sum: amount, isTotal },
          }))}
        />
      )}
    </section>
  )
}

interface RowProps {
  readonly page: PageContext
  readonly row: QuotationRow
  readonly currency: string
}

function Row({ page: { t, language }, row, currency }: RowProps) {
  const money = (amount: number) => formatMoney(amount, currency, language)
  const count =
    row.price === null
      ? t('quotation.count', { n: row.quantity })
      : `${row.quantity}\u00a0×\u00a0${money(row.price)}`
  const traits = [row.size, row.colour, t('mail.article', { number: row.articleNumber }), count]
  return (
    <li className="shop-receipt__row">
      <span className="shop-receipt__name">{row.name}</span>
      <span className="shop-receipt__sum">
        {row.price === null ? t('product.quotation') : money(row.price * row.quantity)}
      </span>
      <span className="shop-receipt__traits">
        {[...traits.filter(Boolean), row.note].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

/**
 * The buttons for a decision. Accepting states the total; declining is possible until the quotation
 * ends.
 */
function Decide(view: QuotationView): ReactNode {
  const { page, whole, now } = view
  const state = stateAt(whole.quotation, now)
  if (state === 'expired' || state === 'declined') return <AskAgain {...view} />
  if (state !== 'asked' && state !== 'answered') return null
  return (
    <div className="shop-cart__ways">
      {state === 'answered' && <Accept {...view} />}
      <DecisionForm view={view} decision="declined">
        <Button look="secondary" type="submit">
          {page.t(state === 'asked' ? 'quotation.withdraw' : 'quotation.decline')}
        </Button>
      </DecisionForm>
    </div>
  )
}

/** Accepts the offer, or sends it to the approver that it needs; if there is none, only says so. */
function Accept(view: QuotationView) {
  const { page, whole, need } = view
  const { quotation, totals } = whole
  const sum = totals ? formatMoney(totals.total, quotation.currency, page.language) : ''
  if (need?.approvers.length === 0) return <p>{need.notice}</p>
  return (
    <DecisionForm view={view} decision="accepted">
      <Button look="primary" type="submit">
        {need ? sendText(page, need, sum) : page.t('quotation.accept', { sum })}
      </Button>
      <p className="shop-form__why">{need?.notice ?? page.t('quotation.accept.why')}</p>
    </DecisionForm>
  )
}

/** Names the approver if there is only one. */
function sendText({ t }: PageContext, { approvers }: ApprovalNeed, sum: string): string {
  const [name = '', ...others] = approvers
  return others.length > 0
    ? t('checkout.submit.approval', { sum })
    : t('quotation.send', { name, sum })
}

function AskAgain(view: QuotationView) {
  return (
    <div className="shop-cart__ways">
      <DecisionForm view={view} decision={AGAIN}>
        <Button look="primary" type="submit">
          {view.page.t('quotation.again')}
        </Button>
        <p className="shop-form__why">{view.page.t('quotation.again.why')}</p>
      </DecisionForm>
    </div>
  )
}

interface DecisionFormProps {
  readonly view: QuotationView
  readonly decision: Decision | typeof AGAIN
  readonly children: ReactNode
}

function DecisionForm({ view, decision, children }: DecisionFormProps) {
  const { page, path, key, whole, need } = view
  const fields = {
    answered: String(whole.quotation.answeredAt ?? ''),
    ...(key !== undefined && { key }),
    ...(need && { approval: 'yes' }),
  }
  return (
    <TokenForm page={page} path={`${path}/${decision}`} fields={fields}>
      {children}
    </TokenForm>
  )
}

interface AcceptedTermsProps {
  readonly t: Text
  readonly terms: WholeQuotation['terms']
}

/** The terms that were accepted with the request, in the language in which they were read. */
export function AcceptedTerms({ t, terms }: AcceptedTermsProps) {
  if (!terms) return null
  return (
    <details>
      <summary>{t('quotation.terms')}</summary>
      <div lang={terms.language}>
        {terms.words.split('\n\n').map((it) => (
          <p key={it}>{it}</p>
        ))}
      </div>
    </details>
  )
}
