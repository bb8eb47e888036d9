import { timestampText } from '../../platform/dates.ts'
import { Facts } from '../../platform/html/facts.tsx'
import { AcceptedTerms } from '../../quotations/quotation-body.tsx'
import type { QuotationRow } from '../../quotations/quotation-queries.ts'
import { contactFacts } from '../../quotations/quotation-template.ts'
import { stateAt } from '../../quotations/read-quotation.ts'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import { StaffSection } from '../page/staff-forms.tsx'
import { maySend } from '../page/staff-page.ts'
import { StateChip } from '../page/staff-rows.tsx'
import { AnswerForm, nameOfRow, type QuotationProps, RefuseForm } from './quotation-forms.tsx'

export const QUOTATION_PATH = '/staff/quotations/:id'

/** A quotation: the customer and their request, the offer, and the forms that answer it. */
export function quotationPage(
  context: StaffContext,
  { whole, agreed }: Pick<QuotationProps, 'whole' | 'agreed'>,
): StaffContent {
  const { t } = context
  const { number } = whole.quotation
  const state = stateAt(whole.quotation, context.now)
  const may = (action: string) => maySend(context, `${QUOTATION_PATH}/${action}`)
  const props = { context, whole, agreed }
  const isOpen = state === 'asked' || state === 'answered'
  return {
    title: t('quotation.heading', { number }),
    main: (
      <>
        <p className="staff-lead">
          <StateChip state={{ text: t(`quotation.state.${state}`) }} />
        </p>
        <About {...props} />
        {(isOpen || state === 'expired') && may('answered') && <AnswerForm {...props} />}
        {isOpen && may('refused') && <RefuseForm {...props} />}
      </>
    ),
  }
}

function About({ whole }: QuotationProps) {
  const context = useStaff()
  const { t, language, shop } = context
  const { quotation, rows, totals } = whole
  const money = (amount: number) => staffMoney(context, amount, quotation.currency)
  const timestamp = (at: number | null) => (at === null ? '' : timestampText(at, language, shop))
  const order = quotation.orderId && `/staff/orders/${encodeURIComponent(quotation.orderId)}`
  return (
    <StaffSection id="about" title="quotation.contact">
      <Facts
        facts={[
          ...contactFacts(shop, whole, language),
          [t('quote.field.message'), quotation.message],
          [t('quotation.rows'), ...rows.map((it) => describeRow(it, money))],
          [t('quotation.total'), totals ? money(totals.total) : ''],
          [t('staff.quotation.asked'), timestamp(quotation.createdAt)],
          [t('quotation.state.answered'), timestamp(quotation.answeredAt), quotation.answer],
          [t('staff.quotation.until'), timestamp(quotation.validUntil)],
          [t('staff.quotation.settled'), timestamp(quotation.settledAt)],
        ]}
      />
      <AcceptedTerms t={t} terms={whole.terms} />
      {order && (
        <p>
          <a href={order}>{t('quotation.order')}</a>
        </p>
      )}
    </StaffSection>
  )
}

/** `2 × Drift 22, svart (70101-1): till gymmet. 64 900 kr` */
function describeRow(row: QuotationRow, money: (amount: number) => string): string {
  const price = row.price === null ? '' : `. ${money(row.price)}`
  const note = row.note === '' ? '' : `: ${row.note}`
  return `${row.quantity} × ${nameOfRow(row)} (${row.articleNumber})${note}${price}`
}
