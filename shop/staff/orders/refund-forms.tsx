import type { RefundRow } from '../../payments/records/refund-row-queries.ts'
import { isTransfer } from '../../payments/records/transfer-queries.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { staffMoney, useStaff } from '../page/staff-context.ts'
import { StaffField, StaffFormFold, StaffPress, StaffSection } from '../page/staff-forms.tsx'
import type { StaffOrder } from './read-order.ts'
import { PIECES, REFUND, RETURNED_BEFORE } from './refund-actions.ts'

interface RefundProps {
  readonly order: StaffOrder
  /** The path of the order. */
  readonly path: string
}

/** The form for refunding pieces or an amount. */
export function RefundForm({ order, path }: RefundProps) {
  const context = useStaff()
  const { t } = context
  const rows = order.rows.filter((it) => it.kind !== 'gift' && it.quantity > it.refunded)
  return (
    <StaffFormFold
      id="refund"
      title="staff.refund"
      path={`${path}/refunds`}
      fields={{ refund: order.nextRefundId }}
      submit="staff.refund.submit"
      why="staff.refund.mailed"
    >
      {rows.map((row) => (
        <Pieces key={row.rowId} row={row} max={row.quantity - row.refunded} />
      ))}
      {!hasDeliveryBack(order) && (
        <label className="staff-check">
          <input type="checkbox" name="delivery" />
          <span>{t('staff.refund.delivery')}</span>
        </label>
      )}
      <StaffFields
        form={REFUND}
        words={{ sum: staffMoney(context, leftOf(order), order.receipt.currency) }}
      />
    </StaffFormFold>
  )
}

/** The form for products that have been returned. */
export function ReturnForm({ order, path }: RefundProps) {
  const rows = order.rows.filter(isReturnable)
  const returnedBefore = rows.map((it) => [`${RETURNED_BEFORE}${it.rowId}`, String(it.restocked)])
  return (
    <StaffFormFold
      id="returned"
      title="staff.returned"
      path={`${path}/returned`}
      fields={Object.fromEntries(returnedBefore)}
      submit="staff.returned.submit"
      why="staff.returned.why"
    >
      {rows.map((row) => (
        <Pieces key={row.rowId} row={row} max={row.quantity - row.restocked} idPrefix="back-" />
      ))}
    </StaffFormFold>
  )
}

interface PiecesProps {
  readonly row: RefundRow
  readonly max: number
  readonly idPrefix?: string
}

function Pieces({ row, max, idPrefix = '' }: PiecesProps) {
  const { t } = useStaff()
  const { rowId, name, size, colour } = row
  const field = `${PIECES}${rowId}`
  const goods = [name, size, colour].filter(Boolean).join(', ')
  return (
    <StaffField
      id={`${idPrefix}${field}`}
      name={field}
      label={t('staff.refund.pieces', { goods, max })}
      type="number"
      min={0}
      max={max}
      inputMode="numeric"
      defaultValue="0"
    />
  )
}

/** The order's refunds, with a button for those that the owner has to transfer. */
export function RefundList({ order, path }: RefundProps) {
  const context = useStaff()
  const { t, language } = context
  const isByHand = (paymentId: string) =>
    order.payments.some((it) => it.id === paymentId && isTransfer(it))
  return (
    <StaffSection id="refunds" title="staff.refunds">
      <ul className="staff-history">
        {order.refunds.map(({ id, amount, reason, state, createdAt, paymentId }) => (
          <li key={id}>
            <span>{`${staffMoney(context, amount, order.receipt.currency)}, ${t(`staff.refund.state.${state}`)}`}</span>
            <small>
              {`${t(`staff.refund.reason.${reason}`)}, ${context.shop.dateTime(createdAt, language)}`}
            </small>
            {state === 'started' && isByHand(paymentId) && (
              <StaffPress path={`${path}/transferred`} fields={{ refund: id }}>
                {t('staff.refund.transfer')}
              </StaffPress>
            )}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

/** Whether a part of what was paid can be refunded. */
export function isRefundable({ payments }: StaffOrder): boolean {
  return payments.some((it) => it.state === 'captured' && it.refunded < it.amount)
}

export function hasReturnable({ rows, state }: StaffOrder): boolean {
  return (state === 'sent' || state === 'refunded') && rows.some(isReturnable)
}

function isReturnable({ kind, quantity, restocked }: RefundRow): boolean {
  return (kind === 'article' || kind === 'gift') && restocked < quantity
}

function hasDeliveryBack({ refunds }: StaffOrder): boolean {
  return refunds.some((it) => it.withDelivery && it.state !== 'refused')
}

function leftOf({ payments }: StaffOrder): number {
  const captured = payments.filter((it) => it.state === 'captured')
  return captured.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
}
