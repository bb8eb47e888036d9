import { isoDay } from '../../platform/dates.ts'
import { DAY_MS } from '../../platform/durations.ts'
import type { QuotationRow } from '../../quotations/quotation-queries.ts'
import type { WholeQuotation } from '../../quotations/read-quotation.ts'
import { amountField, StaffFields } from '../page/form-fields.tsx'
import { useStaff } from '../page/staff-context.ts'
import { StaffField, StaffFormSection } from '../page/staff-forms.tsx'
import { OFFER, PRICE, REFUSAL } from './quotation-actions.ts'

/** The default validity of an offer. */
const VALID_DAYS = 30

export interface QuotationProps {
  readonly whole: WholeQuotation
  /** The prices in the company's price lists, by the position of the row. */
  readonly agreed: ReadonlyMap<number, number>
}

/** The form with the price of each row, filled in with an earlier offer or the agreed prices. */
export function AnswerForm({ whole, agreed }: QuotationProps) {
  const { shop, now } = useStaff()
  return (
    <StaffFormSection
      id="answer"
      title="staff.quotation.answer"
      path={pathOf(whole, 'answered')}
      submit="staff.quotation.answer.submit"
      look="primary"
    >
      <Prices whole={whole} agreed={agreed} />
      <StaffFields
        form={OFFER}
        values={{
          until: isoDay(now + VALID_DAYS * DAY_MS, shop),
          answer: whole.quotation.answer,
        }}
        more={{ until: { min: isoDay(now, shop) } }}
        of="offer"
      />
    </StaffFormSection>
  )
}

const AMOUNT = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const

function Prices({ whole, agreed }: QuotationProps) {
  const { t } = useStaff()
  const { currency, storefront, deliveryTotal, answeredAt } = whole.quotation
  const vat =
    t(storefront === 'sport' ? 'staff.quotation.vat' : 'staff.quotation.exvat') || undefined
  const amountOf = (price?: number) => (price === undefined ? '' : amountField(price, currency))
  return (
    <>
      {whole.rows.map((row) => (
        <StaffField
          key={row.position}
          name={PRICE + row.position}
          label={t('staff.quotation.price', { goods: nameOfRow(row), n: row.quantity })}
          hint={vat}
          defaultValue={amountOf(row.price ?? agreed.get(row.position))}
          required
          {...AMOUNT}
        />
      ))}
      <StaffField
        name="delivery"
        label={t('staff.quotation.delivery')}
        hint={vat}
        defaultValue={answeredAt === null ? '' : amountField(deliveryTotal, currency)}
        {...AMOUNT}
      />
    </>
  )
}

/** The form that declines a request. */
export function RefuseForm({ whole }: QuotationProps) {
  return (
    <StaffFormSection
      id="refuse"
      title="staff.quotation.refuse"
      path={pathOf(whole, 'refused')}
      submit="staff.quotation.refuse.submit"
    >
      <StaffFields form={REFUSAL} of="refusal" />
    </StaffFormSection>
  )
}

export function nameOfRow({ name, size, colour }: QuotationRow): string {
  return [name, size, colour].filter(Boolean).join(', ')
}

function pathOf({ quotation }: WholeQuotation, action: string): string {
  return `/staff/quotations/${encodeURIComponent(quotation.id)}/${action}`
}
