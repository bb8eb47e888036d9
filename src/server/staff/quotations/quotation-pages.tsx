import { formatDate } from '../../../i18n/dates.ts'
import type { StaffRole } from '../../../model/staff.ts'
import { isoDay, momentText } from '../../platform/moment.ts'
import { Facts } from '../../platform/pages/facts.tsx'
import { contactFacts } from '../../quotations/quotation-template.ts'
import { stateAt, type WholeQuotation } from '../../quotations/read-quotation.ts'
import { amountField } from '../page/read-amount.ts'
import type { StaffContent } from '../page/staff-content.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffArea, StaffButton, StaffField, StaffFormSection } from '../page/staff-forms.tsx'
import { staffMoney } from '../page/staff-money.ts'
import { rolesOf } from '../staff-access.ts'
import { PRICE } from './quotation-acts.ts'
import type { ListedQuotation } from './quotation-list-queries.ts'

export const QUOTATION_PATH = '/staff/quotations/:id'
/** For how long an offer holds unless said otherwise. */
const VALID_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** What customers ask a price for; what waits for an answer stands first. */
export function quotationListPage(
  context: StaffContext,
  listed: readonly ListedQuotation[],
): StaffContent {
  const { t, language } = context
  return {
    title: t('staff.menu.quotations'),
    main:
      listed.length === 0 ? (
        <p>{t('staff.none')}</p>
      ) : (
        <ul className="staff-rows">
          {listed.map(({ id, number, companyName, email, state, pieces, createdAt }) => (
            <li key={id}>
              <a className="staff-row" href={`/staff/quotations/${encodeURIComponent(id)}`}>
                <strong className="staff-row__number">{number}</strong>
                <span className="staff-state">{t(`quotation.state.${state}`)}</span>
                <span className="staff-row__name">{`${companyName}, ${email}`}</span>
                <time dateTime={new Date(createdAt).toISOString()}>
                  {formatDate(new Date(createdAt).toISOString(), language)}
                </time>
                <span className="staff-row__sum">{t('staff.return.pieces', { n: pieces })}</span>
              </a>
            </li>
          ))}
        </ul>
      ),
  }
}

type QuotationRow = WholeQuotation['rows'][number]

interface QuotationProps {
  readonly context: StaffContext
  readonly whole: WholeQuotation
  readonly now: number
}

/** One quotation: who asks for what, what was offered, and what can be done. */
export function quotationPage(
  context: StaffContext,
  whole: WholeQuotation,
  { role, now }: { readonly role: StaffRole; readonly now: number },
): StaffContent {
  const { t } = context
  const { number } = whole.quotation
  const state = stateAt(whole.quotation, now)
  const may = (act: string) => rolesOf('POST', `${QUOTATION_PATH}/${act}`).includes(role)
  const props = { context, whole, now }
  const isOpen = state === 'asked' || state === 'answered'
  return {
    title: t('quotation.heading', { number }),
    main: (
      <>
        <p className="staff-lead">
          <span className="staff-state">{t(`quotation.state.${state}`)}</span>
        </p>
        <About {...props} />
        {(isOpen || state === 'expired') && may('answered') && <AnswerForm {...props} />}
        {isOpen && may('refused') && <RefuseForm {...props} />}
      </>
    ),
  }
}

function About({ context, whole }: QuotationProps) {
  const { t, language, shop } = context
  const { quotation, rows, totals } = whole
  const moment = (at: number | null) => (at === null ? '' : momentText(at, language, shop))
  const order = quotation.orderId && `/staff/orders/${encodeURIComponent(quotation.orderId)}`
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('quotation.contact')}</h2>
      <Facts
        facts={[
          ...contactFacts(shop, whole, language),
          [t('quote.field.message'), quotation.message],
          [t('quotation.rows'), ...rows.map((it) => describeRow(context, it))],
          [t('quotation.total'), totals ? staffMoney(context, totals.total) : ''],
          [t('quotation.state.asked'), moment(quotation.createdAt)],
          [t('quotation.state.answered'), moment(quotation.answeredAt), quotation.answer],
          [t('staff.quotation.until'), moment(quotation.validUntil)],
          [t('staff.quotation.settled'), moment(quotation.settledAt)],
        ]}
      />
      {order && (
        <p>
          <a href={order}>{t('quotation.order')}</a>
        </p>
      )}
    </section>
  )
}

/** `2 × Drift 22, svart (70101-1): till gymmet. 64 900 kr` */
function describeRow(context: StaffContext, row: QuotationRow): string {
  const price = row.price === null ? '' : `. ${staffMoney(context, row.price)}`
  const note = row.note === '' ? '' : `: ${row.note}`
  return `${row.quantity} × ${goodsOf(row)} (${row.articleNumber})${note}${price}`
}

function goodsOf({ name, size, colour }: QuotationRow): string {
  return [name, size, colour].filter(Boolean).join(', ')
}

function pathOf({ quotation }: WholeQuotation, act: string): string {
  return `/staff/quotations/${encodeURIComponent(quotation.id)}/${act}`
}

function AnswerForm({ context, whole, now }: QuotationProps) {
  const { t, shop } = context
  return (
    <StaffFormSection
      id="answer"
      title={t('staff.quotation.answer')}
      context={context}
      path={pathOf(whole, 'answered')}
    >
      <Prices context={context} whole={whole} />
      <StaffField
        context={context}
        name="until"
        label={t('staff.quotation.until')}
        type="date"
        min={isoDay(now, shop)}
        defaultValue={isoDay(now + VALID_DAYS * DAY_MS, shop)}
        required
      />
      <StaffArea
        context={context}
        name="answer"
        label={t('staff.quotation.message')}
        rows={4}
        maxLength={2000}
        defaultValue={whole.quotation.answer}
      />
      <StaffButton look="primary">{t('staff.quotation.answer.submit')}</StaffButton>
    </StaffFormSection>
  )
}

const AMOUNT = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const

function Prices({ context, whole }: Pick<QuotationProps, 'context' | 'whole'>) {
  const { t } = context
  const { currency, storefront, deliveryTotal, answeredAt } = whole.quotation
  const vat = t(storefront === 'sport' ? 'staff.quotation.vat' : 'staff.quotation.exvat')
  return (
    <>
      {whole.rows.map((row) => (
        <StaffField
          key={row.position}
          context={context}
          name={PRICE + row.position}
          label={t('staff.quotation.price', { goods: goodsOf(row), n: row.quantity })}
          hint={vat}
          defaultValue={row.price === null ? '' : amountField(row.price, currency)}
          required
          {...AMOUNT}
        />
      ))}
      <StaffField
        context={context}
        name="delivery"
        label={t('staff.quotation.delivery')}
        hint={vat}
        defaultValue={answeredAt === null ? '' : amountField(deliveryTotal, currency)}
        {...AMOUNT}
      />
    </>
  )
}

function RefuseForm({ context, whole }: QuotationProps) {
  const { t } = context
  return (
    <StaffFormSection
      id="refuse"
      title={t('staff.quotation.refuse')}
      context={context}
      path={pathOf(whole, 'refused')}
    >
      <StaffArea
        context={context}
        id="refusal"
        name="answer"
        label={t('staff.quotation.reason')}
        rows={3}
        maxLength={2000}
        required
      />
      <StaffButton>{t('staff.quotation.refuse.submit')}</StaffButton>
    </StaffFormSection>
  )
}
