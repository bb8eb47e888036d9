import { isoDay } from '../../platform/dates.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { amountField } from '../page/read-amount.ts'
import { type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffButton, StaffFormSection } from '../page/staff-forms.tsx'
import { maySend } from '../page/staff-page.ts'
import { SHIPMENT, TRANSFER } from './order-actions.ts'
import type { StaffOrder } from './read-order.ts'
import { hasReturnable, isRefundable, RefundForm, RefundList, ReturnForm } from './refund-forms.tsx'

interface OrderFormsProps {
  readonly context: StaffContext
  readonly order: StaffOrder
}

interface FormProps {
  readonly context: StaffContext
  readonly order: StaffOrder
  readonly path: string
}

/** What can be done with the order now, the next step first. */
export function OrderForms({ context, order }: OrderFormsProps) {
  const { state, receipt } = order
  const path = `/staff/orders/${encodeURIComponent(receipt.orderId)}`
  const isWaiting = state === 'topack' || state === 'packed'
  const may = (act: string) => maySend(context, `/staff/orders/:id/${act}`)
  const steps = [
    { Form: Pack, act: 'packed', isNow: state === 'topack' },
    { Form: Send, act: 'sent', isNow: isWaiting },
    { Form: Transfer, act: 'paid', isNow: mayBePaid(order) },
    { Form: Cancel, act: 'cancelled', isNow: isWaiting || isAwaited(state) },
    { Form: RefundForm, act: 'refunds', isNow: isRefundable(order) },
    { Form: ReturnForm, act: 'returned', isNow: hasReturnable(order) },
    { Form: RefundList, act: 'transferred', isNow: order.refunds.length > 0 },
  ]
  return (
    <div className="staff-columns staff-steps">
      {steps.map(
        ({ Form, act, isNow }) =>
          isNow && may(act) && <Form key={act} context={context} order={order} path={path} />,
      )}
    </div>
  )
}

/** Whether somebody has still to pay it, or to approve it. */
function isAwaited(state: StaffOrder['state']): boolean {
  return state === 'topay' || state === 'toapprove'
}

/** Money may come for what was cancelled meanwhile. */
function mayBePaid({ receipt: { status, paymentMethod }, handling }: StaffOrder): boolean {
  if (handling.paidOn !== null) return false
  return status === 'placed' || (status === 'cancelled' && paymentMethod.id === 'prepay')
}

function Pack({ context, path }: FormProps) {
  return (
    <StaffFormSection
      id="pack"
      title={context.t('staff.order.pack')}
      context={context}
      path={`${path}/packed`}
    >
      <StaffButton look="primary">{context.t('staff.order.pack.submit')}</StaffButton>
    </StaffFormSection>
  )
}

function Send({ context, order, path }: FormProps) {
  const { t } = context
  const isNext = order.state === 'packed'
  return (
    <StaffFormSection
      id="send"
      title={t('staff.order.send')}
      context={context}
      path={`${path}/sent`}
    >
      <StaffFields context={context} form={SHIPMENT} />
      <StaffButton look={isNext ? 'primary' : 'secondary'}>
        {t('staff.order.send.submit')}
      </StaffButton>
      <p className="shop-form__why">{t('staff.order.mailed')}</p>
    </StaffFormSection>
  )
}

function Transfer({ context, order, path }: FormProps) {
  const { t, now, shop } = context
  const { total, number, currency } = order.receipt
  return (
    <StaffFormSection
      id="transfer"
      title={t('staff.order.pay')}
      context={context}
      path={`${path}/paid`}
    >
      <StaffFields
        context={context}
        form={TRANSFER}
        words={{ sum: staffMoney(context, total, currency) }}
        values={{
          amount: amountField(total, currency),
          paidOn: isoDay(now, shop),
          reference: number,
        }}
      />
      <StaffButton look={order.state === 'topay' ? 'primary' : 'secondary'}>
        {t('staff.order.pay.submit')}
      </StaffButton>
    </StaffFormSection>
  )
}

function Cancel({ context, order, path }: FormProps) {
  const { t } = context
  const isPaid = order.receipt.status === 'paid'
  return (
    <StaffFormSection
      id="cancel"
      title={t('staff.order.cancel')}
      context={context}
      path={`${path}/cancelled`}
    >
      <p>{t(isPaid ? 'staff.order.cancel.paid' : 'staff.order.cancel.why')}</p>
      <StaffButton>{t('staff.order.cancel')}</StaffButton>
      <p className="shop-form__why">{t('staff.order.mailed')}</p>
    </StaffFormSection>
  )
}
