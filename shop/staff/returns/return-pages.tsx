import { timestampText } from '../../platform/dates.ts'
import { Facts } from '../../platform/pages/facts.tsx'
import type { ReturnRow } from '../../returns/return-queries.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { type StaffContent, type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffButton, StaffField, StaffForm } from '../page/staff-forms.tsx'
import { maySend } from '../page/staff-page.ts'
import { StateChip } from '../page/staff-rows.tsx'
import type { StaffReturn } from './read-return.ts'
import { CAME, REFUSAL, SOUND } from './return-actions.ts'

export const RETURN_PATH = '/staff/returns/:id'

interface ReturnProps {
  readonly context: StaffContext
  readonly found: StaffReturn
}

/** One return: what was announced, what came, and what is done about it. */
export function returnPage(context: StaffContext, found: StaffReturn): StaffContent {
  const { t } = context
  const { state, number } = found.made
  const may = (act: string) => maySend(context, `${RETURN_PATH}/${act}`)
  const isOpen = state === 'sent' || state === 'received'
  return {
    title: t('staff.return', { number }),
    main: (
      <>
        <p className="staff-lead">
          <StateChip state={{ text: t(`staff.return.state.${state}`) }} />
        </p>
        <About context={context} found={found} />
        {state === 'sent' && may('received') && <ReceiveForm context={context} found={found} />}
        {state === 'received' && may('repaid') && <RepayForm context={context} found={found} />}
        {isOpen && may('refused') && <RefuseForm context={context} found={found} />}
      </>
    ),
  }
}

function About({ context, found: { made, receipt, rows, quote } }: ReturnProps) {
  const { t, language } = context
  const timestamp = (at: number | null) =>
    at === null ? '' : timestampText(at, language, context.shop)
  const settled = [
    t(`staff.return.state.${made.state}`),
    timestamp(made.settledAt),
    made.message,
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
          [t('staff.return.state.sent'), timestamp(made.createdAt)],
          [t('staff.return.state.received'), timestamp(made.receivedAt)],
          ...(made.settledAt === null ? [] : [settled]),
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

function pathOf({ made }: StaffReturn, act: string): string {
  return `/staff/returns/${encodeURIComponent(made.id)}/${act}`
}

function ReceiveForm({ context, found }: ReturnProps) {
  const { t } = context
  return (
    <section aria-labelledby="receive">
      <h2 id="receive">{t('staff.return.receive')}</h2>
      <StaffForm className="shop-form" context={context} path={pathOf(found, 'received')}>
        {found.rows.map((row) => (
          <fieldset key={row.rowId}>
            <legend>{nameOfRow(row)}</legend>
            {[CAME, SOUND].map((field) => (
              <StaffField
                key={field}
                context={context}
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
        <StaffButton look="primary">{t('staff.return.receive.submit')}</StaffButton>
        <p className="shop-form__why">{t('staff.return.receive.why')}</p>
      </StaffForm>
    </section>
  )
}

function RepayForm({ context, found }: ReturnProps) {
  const { t } = context
  const sum = staffMoney(context, found.quote.amount, found.receipt.currency)
  return (
    <section aria-labelledby="repay">
      <h2 id="repay">{t('staff.return.repay')}</h2>
      <StaffForm className="shop-form" context={context} path={pathOf(found, 'repaid')}>
        <StaffButton look="primary">{t('staff.return.repay.submit', { sum })}</StaffButton>
        <p className="shop-form__why">{t('staff.refund.mailed')}</p>
      </StaffForm>
    </section>
  )
}

function RefuseForm({ context, found }: ReturnProps) {
  const { t } = context
  return (
    <section aria-labelledby="refuse">
      <h2 id="refuse">{t('staff.return.refuse')}</h2>
      <StaffForm className="shop-form" context={context} path={pathOf(found, 'refused')}>
        <StaffFields context={context} form={REFUSAL} />
        <StaffButton>{t('staff.return.refuse.submit')}</StaffButton>
      </StaffForm>
    </section>
  )
}
