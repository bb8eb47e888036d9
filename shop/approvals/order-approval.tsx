import type { ReactNode } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { dayText } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { approvalPath } from './approval-access.ts'
import { decidedText, type Reader } from './approval-page.tsx'
import { type Approval, findApproval } from './approval-queries.ts'
import { listApprovers } from './approver-queries.ts'
import { exceededOf, namesText, reasonOf } from './find-need.ts'

/** The approval that an order needs or needed, and its possible approvers. */
export interface OrderApproval {
  readonly approval: Approval
  /** Names of those who may decide. */
  readonly approvers: readonly string[]
}

/** Undefined for an order that needs no approval. */
export async function readOrderApproval(
  db: Db,
  orderId: string,
): Promise<OrderApproval | undefined> {
  const approval = await findApproval(db, orderId)
  if (!approval) return undefined
  const approvers = approval.state === 'waiting' ? await listApprovers(db, approval.companyId) : []
  return { approval, approvers: approvers.map(({ name }) => name) }
}

interface SectionProps {
  readonly page: PageContext
  readonly order: OrderApproval
  /** Whether the viewer placed the order. */
  readonly isOwn: boolean
}

/** The title of the page of an order that is not approved. */
export function approvalTitle(page: PageContext, { approval }: OrderApproval): string | undefined {
  const { state, number } = approval
  return state === 'approved' ? undefined : page.t(`approval.title.${state}`, { no: number })
}

/** Who may approve the order and until when, or how it ended. */
export function approvalSection(props: SectionProps): ReactNode {
  const { page, order, isOwn } = props
  const { approval } = order
  const { state, message } = approval
  const isOpen = state === 'waiting'
  return (
    <section className="shop-receipt__next" aria-labelledby="approval">
      <h2 id="approval">{page.t('approval')}</h2>
      <p>{isOpen ? waitingText(page, order) : decidedText(page, approval)}</p>
      {message && <blockquote className="shop-approval__message">{message}</blockquote>}
      {isOpen && isOwn && (
        <TokenForm page={page} path={approvalPath(approval.orderId, 'withdrawn')}>
          <Button look="secondary" type="submit">
            {page.t('approval.withdraw')}
          </Button>
        </TokenForm>
      )}
    </section>
  )
}

/** The exceeded limit and the approvers; `nobody` is the text key for a company without approvers. */
export function waitingText(
  { t, language, shop }: Reader,
  { approval, approvers }: OrderApproval,
  nobody = 'approval.nobody',
): string {
  const reason = exceededText({ t, language, shop }, approval)
  if (approvers.length === 0) return `${reason} ${t(nobody)}`
  const day = dayText(approval.expiresAt, language, shop)
  const names = namesText(shop, approvers, language)
  return `${reason} ${t('approval.waits', { names, day })}`
}

/** The exceeded limit, as it was when the order was placed. */
export function exceededText({ t, language, shop }: Reader, approval: Approval): string {
  const why = reasonOf(shop, { ...approval, exceeded: exceededOf(approval) }, language)
  return t(why.key, why.values)
}
