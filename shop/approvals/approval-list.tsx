import { formatDay } from '../../src/i18n/dates.ts'
import { formatMoney } from '../../src/i18n/money.ts'
import { APPROVALS_PATH, LIMITS_PATH, ORDERS_PATH } from '../paths/shop-paths.ts'
import { isoDay } from '../platform/dates.ts'
import { StateSign } from '../platform/html/facts.tsx'
import { isApprover } from '../platform/http/visitor.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { approvalPath } from './approval-access.ts'
import { type Approval, listApprovals } from './approval-queries.ts'
import type { ApprovalSources, DrawOwnPage } from './own-page.ts'

/** Older decisions are on the page of orders. */
const SHOWN = 100

/** Waiting and decided orders: an approver sees the company's, a buyer their own. */
export function drawApprovals({ db, now }: ApprovalSources): DrawOwnPage {
  return async ({ page, request, customer }) => {
    const { visitor } = request
    if (!visitor.company) return undefined
    const mayDecide = isApprover(visitor)
    const whose = { companyId: visitor.company.id, buyerId: mayDecide ? undefined : customer.id }
    const approvals = await listApprovals(db, whose, SHOWN)
    return {
      path: APPROVALS_PATH,
      body: <Approvals page={page} approvals={approvals} mayDecide={mayDecide} now={now()} />,
    }
  }
}

interface ListProps {
  readonly page: PageContext
  readonly approvals: readonly Approval[]
  readonly mayDecide: boolean
  readonly now: number
}

function Approvals({ page, approvals, mayDecide, now }: ListProps) {
  const { t } = page
  return (
    <>
      <p>
        {`${t(mayDecide ? 'approvals.about.approver' : 'approvals.about.buyer')} `}
        <a href={linkTo(page, LIMITS_PATH)}>{t('account.limits')}</a>
      </p>
      {/* Those that wait are the first. */}
      {approvals[0]?.state !== 'waiting' && <p>{t('approvals.none')}</p>}
      <ul className="shop-orders">
        {approvals.map((it) => (
          <li className="shop-orders__order" key={it.orderId}>
            <a className="shop-orders__link" href={linkTo(page, pathOf(it, mayDecide))}>
              {t('order.name', { number: it.number })}
            </a>
            <StateSign state={it.state} text={t(`approval.state.${it.state}`)} />
            <span className="shop-orders__about">{aboutText(page, it, now)}</span>
            <span className="shop-orders__sum">
              {t('approval.exvat', { sum: formatMoney(it.amount, it.currency, page.language) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function pathOf({ orderId }: Approval, mayDecide: boolean): string {
  return mayDecide ? approvalPath(orderId) : `${ORDERS_PATH}/${encodeURIComponent(orderId)}`
}

/** The buyer and the date, and for a waiting order its deadline. */
function aboutText({ t, language, shop }: PageContext, it: Approval, now: number): string {
  const day = (at: number) => formatDay(isoDay(at, shop), language, new Date(now))
  const end = it.state === 'waiting' ? [t('approval.until', { day: day(it.expiresAt) })] : []
  return [it.buyer, day(it.createdAt), ...end].join(' · ')
}
