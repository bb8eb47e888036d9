import { unbrokenNumber } from '../../../src/i18n/unbroken.ts'
import { showPhone } from '../../../src/model/format-phone.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { decidedText } from '../../approvals/approval-page.tsx'
import { exceededText, type OrderApproval, waitingText } from '../../approvals/order-approval.tsx'
import { ReceiptRows } from '../../orders/pages/receipt-rows.tsx'
import { addressLines } from '../../orders/receipt/address-lines.ts'
import { invoiceToSend } from '../../orders/receipt/payment-text.ts'
import { translateMethods } from '../../orders/receipt/translate-methods.ts'
import { timestampText } from '../../platform/dates.ts'
import { Facts } from '../../platform/pages/facts.tsx'
import { History } from '../history/audit-lines.tsx'
import { StaffFields } from '../page/form-fields.tsx'
import { type StaffContent, type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffButton, StaffForm } from '../page/staff-forms.tsx'
import { StateChip } from '../page/staff-rows.tsx'
import { NOTE } from './order-actions.ts'
import { OrderForms } from './order-forms.tsx'
import type { StaffOrder } from './read-order.ts'

interface ViewProps {
  readonly context: StaffContext
  readonly order: StaffOrder
}

export function orderPage(context: StaffContext, read: StaffOrder): StaffContent {
  const { t, language } = context
  const receipt = translateMethods(t, read.receipt)
  const order = { ...read, receipt }
  const { state, approval } = order
  const isWaiting = state === 'toapprove'
  const approvalSection = approval && <ApprovalSection context={context} order={approval} />
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
        <OrderForms context={context} order={order} />
        <div className="staff-columns">
          <ReceiptRows
            page={context}
            receipt={receipt}
            asked="due"
            heading={t('staff.order.rows')}
          />
          <Buyer context={context} order={order} />
          <Handled context={context} order={order} />
          {!isWaiting && approvalSection}
          <Returns context={context} order={order} />
          <Notes context={context} order={order} />
          {order.history.length > 0 && (
            <History context={context} lines={order.history} title="staff.history" />
          )}
        </div>
      </>
    ),
  }
}

function Buyer({ context, order: { receipt } }: ViewProps) {
  const { t, language } = context
  const { billing, delivery, deliveryMethod, email } = receipt
  const { option } = deliveryMethod
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer">{t('staff.order.buyer')}</h2>
      <Facts
        facts={[
          [t('mail.email'), email === '' ? t('staff.order.erased') : email],
          [
            t('mail.phone'),
            unbrokenNumber(showPhone(billing.phoneNumber, context.shop.company.country)),
          ],
          [t('mail.organisation'), receipt.organizationNumber ?? ''],
          [t('mail.reference'), receipt.reference],
          [t('mail.marking'), receipt.goodsMarking],
          [t('mail.note'), receipt.orderNote],
          [t('staff.order.billing'), ...addressLines(billing, language)],
          [t('mail.delivery.address'), ...addressLines(delivery, language)],
          [t('mail.delivery.way'), deliveryMethod.name, option?.name ?? ''],
        ]}
      />
    </section>
  )
}

/** What has been paid, and where the parcel is. */
function Handled({ context, order }: ViewProps) {
  const { t, language } = context
  const { receipt, handling, payments } = order
  const { paidOn, paidReference, packedAt, sentAt, carrier, tracking } = handling
  const timestamp = (at: number | null) =>
    at === null ? '' : timestampText(at, language, context.shop)
  return (
    <section aria-labelledby="handled">
      <h2 id="handled">{t('mail.payment')}</h2>
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
    </section>
  )
}

/** What of the order the customer sends back. */
function Returns({ context: { t, language, shop }, order: { returns } }: ViewProps) {
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">{t('staff.menu.returns')}</h2>
      <ul className="staff-history">
        {returns.map(({ id, number, state, createdAt }) => (
          <li key={id}>
            <a href={`/staff/returns/${encodeURIComponent(id)}`}>{number}</a>
            <small>{`${t(`staff.return.state.${state}`)}, ${timestampText(createdAt, language, shop)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ context, order: { notes, receipt } }: ViewProps) {
  const { t, language, shop } = context
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t('staff.order.notes')}</h2>
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
        context={context}
        path={`/staff/orders/${encodeURIComponent(receipt.orderId)}/notes`}
      >
        <StaffFields context={context} form={NOTE} />
        <StaffButton>{t('staff.save')}</StaffButton>
      </StaffForm>
    </section>
  )
}

interface SectionProps {
  readonly context: StaffContext
  readonly order: OrderApproval
}

/** What the order went beyond, and who may approve it or what they decided. */
function ApprovalSection({ context, order }: SectionProps) {
  const { t } = context
  const { approval } = order
  const { buyer, state, message } = approval
  const text =
    state === 'waiting'
      ? waitingText(context, order, 'staff.approval.nobody')
      : `${exceededText(context, approval)} ${decidedText(context, approval)}`
  return (
    <section aria-labelledby="approval">
      <h2 id="approval">{t('approval')}</h2>
      <p>{`${t('approval.asks', { name: buyer })} ${text}`}</p>
      {message && <blockquote className="staff-note">{message}</blockquote>}
    </section>
  )
}
