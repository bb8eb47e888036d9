import type { ReactNode } from 'react'
import { formatMoney } from '../../src/i18n/money.ts'
import type { Text } from '../../src/i18n/text.ts'
import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { TotalsList } from '../../src/ui/totals-list.tsx'
import { Facts, StateSign } from '../platform/html/facts.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { AGAIN, type Decision } from './quotation-access.ts'
import type { QuotationRow } from './quotation-queries.ts'
import { contactFacts, daysOf, sumsOf } from './quotation-template.ts'
import { stateAt, type WholeQuotation } from './read-quotation.ts'

export interface QuotationView {
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

function State({ page, whole, now, orderPath }: QuotationView) {
  const { t, language, shop } = page
  const state = stateAt(whole.quotation, now)
  const days = daysOf(shop, whole, language)
  return (
    <>
      <p>
        <StateSign state={state} text={t(`quotation.state.${state}`)} />
      </p>
      <p>{t(`quotation.about.${state}`, days)}</p>
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
  const { quotation, totals } = whole
  const state = stateAt(quotation, now)
  if (state === 'expired' || state === 'declined') return <AskAgain {...view} />
  if (state !== 'asked' && state !== 'answered') return null
  const sum = totals ? formatMoney(totals.total, quotation.currency, page.language) : ''
  return (
    <div className="shop-cart__ways">
      {state === 'answered' && (
        <DecisionForm view={view} decision="accepted">
          <Button look="primary" type="submit">
            {page.t('quotation.accept', { sum })}
          </Button>
          <p className="shop-form__why">{page.t('quotation.accept.why')}</p>
        </DecisionForm>
      )}
      <DecisionForm view={view} decision="declined">
        <Button look="secondary" type="submit">
          {page.t(state === 'asked' ? 'quotation.withdraw' : 'quotation.decline')}
        </Button>
      </DecisionForm>
    </div>
  )
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
  const { page, path, key, whole } = view
  const fields = {
    answered: String(whole.quotation.answeredAt ?? ''),
    ...(key !== undefined && { key }),
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
