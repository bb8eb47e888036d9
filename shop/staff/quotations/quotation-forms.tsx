import { isoDay } from '../../platform/dates.ts'
import { DAY_MS } from '../../platform/durations.ts'
import type { QuotationRow } from '../../quotations/quotation-queries.ts'
import type { WholeQuotation } from '../../quotations/read-quotation.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { amountField } from '../page/read-amount.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffField, StaffFormSection } from '../page/staff-forms.tsx'
import { OFFER, PRICE, REFUSAL } from './quotation-actions.ts'

/** For how long an offer holds unless said otherwise. */
const VALID_DAYS = 30

export interface QuotationProps {
  readonly context: StaffContext
  readonly whole: WholeQuotation
  /** By the position of the row: what the company's price lists say. */
  readonly agreed: ReadonlyMap<number, number>
}

/** Names the price of each row; filled in with what was offered before, or has been agreed on. */
export function AnswerForm({ context, whole, agreed }: QuotationProps) {
  const { t, shop, now } = context
  return (
    <StaffFormSection
      id="answer"
      title={t('staff.quotation.answer')}
      context={context}
      path={pathOf(whole, 'answered')}
    >
      <Prices context={context} whole={whole} agreed={agreed} />
      <StaffFields
        context={context}
        form={OFFER}
        values={{
          until: isoDay(now + VALID_DAYS * DAY_MS, shop),
          answer: whole.quotation.answer,
        }}
        more={{ until: { min: isoDay(now, shop) } }}
        of="offer"
      />
      <StaffButton look="primary">{t('staff.quotation.answer.submit')}</StaffButton>
    </StaffFormSection>
  )
}

const AMOUNT = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const

function Prices({ context, whole, agreed }: QuotationProps) {
  const { t } = context
  const { currency, storefront, deliveryTotal, answeredAt } = whole.quotation
  const vat =
    t(storefront === 'sport' ? 'staff.quotation.vat' : 'staff.quotation.exvat') || undefined
  const amountOf = (price?: number) => (price === undefined ? '' : amountField(price, currency))
  return (
    <>
      {whole.rows.map((row) => (
        <StaffField
          key={row.position}
          context={context}
          name={PRICE + row.position}
          label={t('staff.quotation.price', { goods: nameOfRow(row), n: row.quantity })}
          hint={vat}
          defaultValue={amountOf(row.price ?? agreed.get(row.position))}
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

/** Says no, and why. */
export function RefuseForm({ context, whole }: QuotationProps) {
  const { t } = context
  return (
    <StaffFormSection
      id="refuse"
      title={t('staff.quotation.refuse')}
      context={context}
      path={pathOf(whole, 'refused')}
    >
      <StaffFields context={context} form={REFUSAL} of="refusal" />
      <StaffButton>{t('staff.quotation.refuse.submit')}</StaffButton>
    </StaffFormSection>
  )
}

export function nameOfRow({ name, size, colour }: QuotationRow): string {
  return [name, size, colour].filter(Boolean).join(', ')
}

function pathOf({ quotation }: WholeQuotation, act: string): string {
  return `/staff/quotations/${encodeURIComponent(quotation.id)}/${act}`
}
