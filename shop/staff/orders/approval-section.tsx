import { decidedText } from '../../approvals/approval-page.tsx'
import { exceededText, type OrderApproval, waitingText } from '../../approvals/order-approval.tsx'
import type { StaffContext } from '../page/staff-context.ts'

interface SectionProps {
  readonly context: StaffContext
  readonly order: OrderApproval
}

/** What the order went beyond, and who may approve it or what they decided. */
export function ApprovalSection({ context, order }: SectionProps) {
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
