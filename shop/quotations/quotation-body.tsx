import { formatMoney } from '../../src/i18n/money.ts'
import type { Text } from '../../src/i18n/text.ts'
import { ButtonLink } from '../../src/ui/button.tsx'
import { TotalsList } from '../../src/ui/totals-list.tsx'
import { waitingText } from '../approvals/order-approval.tsx'
import { type ItemLink, ItemPicture } from '../orders/pages/item-links.tsx'
import { Facts, StateSign } from '../platform/html/facts.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { OfferApproval } from './offer-approval.ts'
import { Decide, type DecisionView } from './quotation-decision.tsx'
import type { OrderLink } from './quotation-links.ts'
import type { Quotation, QuotationRow } from './quotation-queries.ts'
import { contactFacts, daysOf, sumsOf } from './quotation-template.ts'
import { stateAt, type WholeQuotation } from './read-quotation.ts'

export interface QuotationView extends DecisionView, OfferApproval {
  /** The resulting order, if this visitor may see it. */
  readonly order?: OrderLink | undefined
  /** Links to the products that are still on sale. */
  readonly items?: readonly ItemLink[] | undefined
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
      <p className="shop-receipt__print">{page.t('quotation.print')}</p>
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

function State({ page, whole, now, order, waits }: QuotationView) {
  const { t, language, shop } = page
  const state = stateAt(whole.quotation, now)
  const days = daysOf(shop, whole, language)
  return (
    <>
      <p>
        <QuotationSign page={page} quotation={whole.quotation} now={now} />
      </p>
      <p>{waits ? waitingText(page, waits) : t(`quotation.about.${state}`, days)}</p>
      {order && (
        <p>
          <ButtonLink look="primary" href={linkTo(page, order.path)}>
            {t(order.text)}
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

function Rows({ page, whole, items = [] }: QuotationView) {
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
          <Row
            key={row.position}
            {...{ page, row, currency }}
            item={items.find((it) => it.articleNumber === row.articleNumber)}
          />
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
  readonly item: ItemLink | undefined
}

function Row({ page: { t, language }, row, currency, item }: RowProps) {
  const money = (amount: number) => formatMoney(amount, currency, language)
  const count =
    row.price === null
      ? t('quotation.count', { n: row.quantity })
      : `${row.quantity}\u00a0×\u00a0${money(row.price)}`
  const traits = [row.size, row.colour, t('mail.article', { number: row.articleNumber }), count]
  return (
    <li className="shop-receipt__row">
      {item && <ItemPicture item={item} text="named" />}
      <span className="shop-receipt__name">
        {item ? <a href={item.url}>{row.name}</a> : row.name}
      </span>
      <span className="shop-receipt__sum">
        {row.price === null ? t('product.quotation') : money(row.price * row.quantity)}
      </span>
      <span className="shop-receipt__traits">
        {[...traits.filter(Boolean), row.note].filter(Boolean).join(' · ')}
      </span>
    </li>
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
