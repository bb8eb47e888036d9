import { BANK_TRANSFER } from '../../orders/receipt/due-date.ts'
import { isoDay } from '../../platform/dates.ts'
import { amountField, StaffFields } from '../page/form-fields.tsx'
import { staffMoney, useStaff } from '../page/staff-context.ts'
import { StaffFormFold, StaffFormSection } from '../page/staff-forms.tsx'
import { maySend } from '../page/staff-page.ts'
import { isToSend } from './goods-to-pack.tsx'
import { SHIPMENT, TRANSFER } from './order-actions.ts'
import type { StaffOrder } from './read-order.ts'
import { hasReturnable, isRefundable, RefundForm, RefundList, ReturnForm } from './refund-forms.tsx'

interface OrderFormsProps {
  readonly order: StaffOrder
}

interface FormProps {
  readonly order: StaffOrder
  readonly path: string
}

/** The forms for what can be done with the order now, the next step first. */
export function OrderForms({ order }: OrderFormsProps) {
  const context = useStaff()
  const { state, receipt } = order
  const isWaiting = isToSend(order)
  const path = `/staff/orders/${encodeURIComponent(receipt.orderId)}`
  const may = (action: string) => maySend(context, `/staff/orders/:id/${action}`)
  const steps = [
    { Form: Pack, action: 'packed', isNow: state === 'topack' },
    { Form: Send, action: 'sent', isNow: isWaiting },
    { Form: Transfer, action: 'paid', isNow: mayBePaid(order) },
    { Form: Cancel, action: 'cancelled', isNow: isWaiting || isAwaited(state) },
    { Form: RefundForm, action: 'refunds', isNow: isRefundable(order) },
    { Form: ReturnForm, action: 'returned', isNow: hasReturnable(order) },
    { Form: RefundList, action: 'transferred', isNow: order.refunds.length > 0 },
  ]
  return (
    <div className="staff-steps">
      {steps.map(
        ({ Form, action, isNow }) =>
          isNow && may(action) && <Form key={action} order={order} path={path} />,
      )}
    </div>
  )
}

/** Whether the order still waits for its payment or an approval. */
function isAwaited(state: StaffOrder['state']): boolean {
  return state === 'topay' || state === 'toapprove'
}

/** Money may still arrive for an order that has been cancelled in the meantime. */
function mayBePaid({ receipt: { status, paymentMethod }, fulfilment }: StaffOrder): boolean {
  if (fulfilment.paidOn !== null) return false
  return status === 'placed' || (status === 'cancelled' && paymentMethod.id === BANK_TRANSFER)
}

function Pack({ path }: FormProps) {
  return (
    <StaffFormSection
      id="pack"
      title="staff.order.pack"
      path={`${path}/packed`}
      submit="staff.order.pack.submit"
      look="primary"
    />
  )
}

function Send({ order, path }: FormProps) {
  const isNext = order.state === 'packed'
  return (
    <StaffFormSection
      id="send"
      title="staff.order.send"
      path={`${path}/sent`}
      submit="staff.order.send.submit"
      look={isNext ? 'primary' : 'secondary'}
      why="staff.order.mailed"
    >
      <StaffFields form={SHIPMENT} />
    </StaffFormSection>
  )
}

function Transfer({ order, path }: FormProps) {
  const context = useStaff()
  const { now, shop } = context
  const { total, number, currency } = order.receipt
  return (
    <StaffFormSection
      id="transfer"
      title="staff.order.pay"
      path={`${path}/paid`}
      submit="staff.order.pay.submit"
      look={order.state === 'topay' ? 'primary' : 'secondary'}
    >
      <StaffFields
        form={TRANSFER}
        words={{ sum: staffMoney(context, total, currency) }}
        values={{
          amount: amountField(total, currency),
          paidOn: isoDay(now, shop),
          reference: number,
        }}
      />
    </StaffFormSection>
  )
}

function Cancel({ order, path }: FormProps) {
  const { t } = useStaff()
  const isPaid = order.receipt.status === 'paid'
  return (
    <StaffFormFold
      id="cancel"
      title="staff.order.cancel"
      path={`${path}/cancelled`}
      submit="staff.order.cancel"
      why="staff.order.mailed"
    >
      <p>{t(isPaid ? 'staff.order.cancel.paid' : 'staff.order.cancel.why')}</p>
    </StaffFormFold>
  )
}
