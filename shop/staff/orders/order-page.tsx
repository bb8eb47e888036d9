import { unbrokenNumber } from '../../../src/i18n/unbroken.ts'
import { formatPhone } from '../../../src/model/format-phone.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { decidedText } from '../../approvals/approval-page.tsx'
import { exceededText, type OrderApproval, waitingText } from '../../approvals/order-approval.tsx'
import { ReceiptRows } from '../../orders/pages/receipt-rows.tsx'
import { addressLines } from '../../orders/receipt/address-lines.ts'
import { invoiceToSend } from '../../orders/receipt/payment-text.ts'
import { translateMethods } from '../../orders/receipt/translate-methods.ts'
import { timestampText } from '../../platform/dates.ts'
import { Facts, Lines } from '../../platform/html/facts.tsx'
import { History } from '../history/audit-trail.tsx'
import { StaffFields } from '../page/form-fields.tsx'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffSection } from '../page/staff-forms.tsx'
import { StateChip } from '../page/staff-rows.tsx'
import { GoodsToPack, isToSend } from './goods-to-pack.tsx'
import { NOTE } from './order-actions.ts'
import { OrderForms } from './order-forms.tsx'
import type { StaffOrder } from './read-order.ts'

interface ViewProps {
  readonly order: StaffOrder
}

export function orderPage(context: StaffContext, read: StaffOrder): StaffContent {
  const { t, language } = context
  const receipt = translateMethods(t, read.receipt)
  const order = { ...read, receipt }
  const { state, approval } = order
  const isWaiting = state === 'toapprove'
  const approvalSection = approval && <ApprovalSection order={approval} />
  const { number, orderId, createdAt } = receipt
  return {
    title: t('staff.order', { number }),
    main: (
      <>
        <p className="staff-lead">
          <StateChip state={{ text: t(`staff.state.${state}`), colour: state }} />
          <span>{context.shop.dateTime(createdAt, language)}</span>
          {!isWaiting && (
            <ButtonLink look="secondary" href={`/staff/orders/${encodeURIComponent(orderId)}/slip`}>
              {t('staff.slip')}
            </ButtonLink>
          )}
        </p>
        {isWaiting && approvalSection}
        <div className="staff-order">
          {isToSend(order) ? <GoodsToPack order={order} /> : <Rows order={order} />}
          <div className="staff-order__side">
            <Delivery order={order} />
            <OrderForms order={order} />
          </div>
          <div className="staff-columns">
            {isToSend(order) && <Rows order={order} />}
            <Buyer order={order} />
            <FulfilmentFacts order={order} />
            {!isWaiting && approvalSection}
            <Returns order={order} />
            <Notes order={order} />
            {order.history.length > 0 && <History lines={order.history} title="staff.history" />}
          </div>
        </div>
      </>
    ),
  }
}

/** The rows with their prices; below the goods to pack, without their pictures. */
function Rows({ order }: ViewProps) {
  const context = useStaff()
  const { receipt, items } = order
  return (
    <ReceiptRows
      page={context}
      receipt={receipt}
      amountAsked="due"
      heading={context.t('staff.order.rows')}
      items={isToSend(order) ? undefined : items}
    />
  )
}

/** Where the parcel goes, and what the buyer said about it. */
function Delivery({ order: { receipt } }: ViewProps) {
  const { t, language, shop } = useStaff()
  const { billing, delivery, deliveryMethod } = receipt
  return (
    <StaffSection id="delivery" title="mail.delivery.address">
      <p>
        <Lines lines={addressLines(delivery, language)} />
      </p>
      <Facts
        facts={[
          [t('mail.delivery.way'), deliveryMethod.name, deliveryMethod.option?.name ?? ''],
          [t('mail.phone'), unbrokenNumber(formatPhone(billing.phoneNumber, shop.company.country))],
          [t('mail.marking'), receipt.goodsMarking],
          [t('mail.note'), receipt.orderNote],
        ]}
      />
    </StaffSection>
  )
}

function Buyer({ order: { receipt } }: ViewProps) {
  const { t, language } = useStaff()
  const { billing, email } = receipt
  return (
    <StaffSection id="buyer" title="staff.order.buyer">
      <Facts
        facts={[
          [t('mail.email'), email === '' ? t('staff.order.erased') : email],
          [t('mail.organisation'), receipt.organizationNumber ?? ''],
          [t('mail.reference'), receipt.reference],
          [t('staff.order.billing'), ...addressLines(billing, language)],
        ]}
      />
    </StaffSection>
  )
}

/** The payments, and the state of the parcel. */
function FulfilmentFacts({ order }: ViewProps) {
  const context = useStaff()
  const { t, language } = context
  const { receipt, fulfilment, payments } = order
  const { paidOn, paidReference, packedAt, sentAt, carrier, tracking } = fulfilment
  const timestamp = (at: number | null) =>
    at === null ? '' : timestampText(at, language, context.shop)
  return (
    <StaffSection id="handled" title="mail.payment">
      <Facts
        facts={[
          [t('mail.payment.way'), receipt.paymentMethod.name],
          [
            t('staff.order.payments'),
            ...payments.map(
              (it) =>
                `${staffMoney(context, it.amount, it.currency)}, ${t(`staff.payment.${it.state}`)} (${it.provider})`,
            ),
          ],
          [t('staff.order.invoice'), invoiceToSend(context.shop, receipt, language) ?? ''],
          [t('staff.order.paidon'), paidOn ?? '', paidReference ?? ''],
          [t('staff.state.packed'), timestamp(packedAt)],
          [t('staff.state.sent'), timestamp(sentAt), carrier ?? '', tracking ?? ''],
        ]}
      />
    </StaffSection>
  )
}

/** The order's returns. */
function Returns({ order: { returns } }: ViewProps) {
  const { t, language, shop } = useStaff()
  if (returns.length === 0) return null
  return (
    <StaffSection id="returns" title="staff.menu.returns">
      <ul className="staff-history">
        {returns.map(({ id, number, state, createdAt }) => (
          <li key={id}>
            <a href={`/staff/returns/${encodeURIComponent(id)}`}>{number}</a>
            <small>{`${t(`staff.return.state.${state}`)}, ${timestampText(createdAt, language, shop)}`}</small>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

function Notes({ order: { notes, receipt } }: ViewProps) {
  const { t, language, shop } = useStaff()
  return (
    <StaffSection id="notes" title="staff.order.notes">
      <ul className="staff-history">
        {notes.map(({ staffName, text, createdAt }) => (
          <li key={`${createdAt} ${text}`}>
            <span className="staff-note">{text}</span>
            <small>{`${staffName}, ${timestampText(createdAt, language, shop)}`}</small>
          </li>
        ))}
      </ul>
      <StaffForm
        className="shop-form"
        path={`/staff/orders/${encodeURIComponent(receipt.orderId)}/notes`}
      >
        <StaffFields form={NOTE} />
        <StaffButton>{t('staff.save')}</StaffButton>
      </StaffForm>
    </StaffSection>
  )
}

interface SectionProps {
  readonly order: OrderApproval
}

/** The limits that the order exceeds, and who may approve it, or what they decided. */
function ApprovalSection({ order }: SectionProps) {
  const context = useStaff()
  const { t } = context
  const { approval } = order
  const { buyer, state, message } = approval
  const text =
    state === 'waiting'
      ? waitingText(context, order, 'staff.approval.nobody')
      : `${exceededText(context, approval)} ${decidedText(context, approval)}`
  return (
    <StaffSection id="approval" title="approval">
      <p>{`${t('approval.asks', { name: buyer })} ${text}`}</p>
      {message && <blockquote className="staff-note">{message}</blockquote>}
    </StaffSection>
  )
}
