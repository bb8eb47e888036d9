import { timestampText } from '../../platform/dates.ts'
import { Facts } from '../../platform/html/facts.tsx'
import type { ReturnRow } from '../../returns/return-queries.ts'
import { StaffFields } from '../page/form-fields.tsx'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import { StaffField, StaffFormSection } from '../page/staff-forms.tsx'
import { maySend } from '../page/staff-page.ts'
import { StateChip } from '../page/staff-rows.tsx'
import { CAME, REFUSAL, SOUND, type StaffReturn } from './return-actions.ts'

export const RETURN_PATH = '/staff/returns/:id'

interface ReturnProps {
  readonly found: StaffReturn
}

/** A return: what was announced, what arrived, and the forms for the next step. */
export function returnPage(context: StaffContext, found: StaffReturn): StaffContent {
  const { t } = context
  const { state, number } = found.orderReturn
  const may = (action: string) => maySend(context, `${RETURN_PATH}/${action}`)
  const isOpen = state === 'sent' || state === 'received'
  return {
    title: t('staff.return', { number }),
    main: (
      <>
        <p className="staff-lead">
          <StateChip state={{ text: t(`staff.return.state.${state}`) }} />
        </p>
        <About found={found} />
        {state === 'sent' && may('received') && <ReceiveForm found={found} />}
        {state === 'received' && may('repaid') && <RepayForm found={found} />}
        {isOpen && may('refused') && <RefuseForm found={found} />}
      </>
    ),
  }
}

function About({ found: { orderReturn, receipt, rows, quote } }: ReturnProps) {
  const context = useStaff()
  const { t, language } = context
  const timestamp = (at: number | null) =>
    at === null ? '' : timestampText(at, language, context.shop)
  const settled = [
    t(`staff.return.state.${orderReturn.state}`),
    timestamp(orderReturn.settledAt),
    orderReturn.message,
  ] as const
  const order = `/staff/orders/${encodeURIComponent(receipt.orderId)}`
  return (
    <section aria-labelledby="about">
      <h2 id="about">
        <a href={order}>{t('staff.order', { number: receipt.number })}</a>
      </h2>
      <Facts
        facts={[
          [t('mail.email'), receipt.email],
          [t('return.goods'), ...rows.map((it) => describeRow(context, it))],
          [t('staff.return.money'), staffMoney(context, quote.amount, receipt.currency)],
          [t('staff.return.state.sent'), timestamp(orderReturn.createdAt)],
          [t('staff.return.state.received'), timestamp(orderReturn.receivedAt)],
          ...(orderReturn.settledAt === null ? [] : [settled]),
        ]}
      />
    </section>
  )
}

/** `2 × Åska, 42 (SHOE-42): för liten. Kom: 1` */
function describeRow({ t }: StaffContext, row: ReturnRow): string {
  const came = row.received === null ? '' : `. ${t('staff.return.came', { n: row.received })}`
  return `${row.quantity} × ${nameOfRow(row)} (${row.articleNumber}): ${t(`return.reason.${row.reason}`)}${came}`
}

function nameOfRow({ name, size }: ReturnRow): string {
  return [name, size].filter(Boolean).join(', ')
}

function pathOf({ orderReturn }: StaffReturn, action: string): string {
  return `/staff/returns/${encodeURIComponent(orderReturn.id)}/${action}`
}

function ReceiveForm({ found }: ReturnProps) {
  const { t } = useStaff()
  return (
    <StaffFormSection
      id="receive"
      title="staff.return.receive"
      path={pathOf(found, 'received')}
      submit="staff.return.receive.submit"
      look="primary"
      why="staff.return.receive.why"
    >
      {found.rows.map((row) => (
        <fieldset key={row.rowId}>
          <legend>{nameOfRow(row)}</legend>
          {[CAME, SOUND].map((field) => (
            <StaffField
              key={field}
              name={field + row.rowId}
              label={t(`staff.return.${field === CAME ? 'came.of' : 'sound'}`, {
                n: row.quantity,
              })}
              type="number"
              min={0}
              max={row.quantity}
              inputMode="numeric"
              defaultValue={String(row.quantity)}
            />
          ))}
        </fieldset>
      ))}
    </StaffFormSection>
  )
}

function RepayForm({ found }: ReturnProps) {
  const sum = staffMoney(useStaff(), found.quote.amount, found.receipt.currency)
  return (
    <StaffFormSection
      id="repay"
      title="staff.return.repay"
      path={pathOf(found, 'repaid')}
      submit="staff.return.repay.submit"
      words={{ sum }}
      look="primary"
      why="staff.refund.mailed"
    />
  )
}

function RefuseForm({ found }: ReturnProps) {
  return (
    <StaffFormSection
      id="refuse"
      title="staff.return.refuse"
      path={pathOf(found, 'refused')}
      submit="staff.return.refuse.submit"
    >
      <StaffFields form={REFUSAL} />
    </StaffFormSection>
  )
}
