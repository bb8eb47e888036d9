import { APPROVALS_PATH } from '../paths/shop-paths.ts'
import { dayText } from '../platform/dates.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/** Tells an approver how many orders wait, and until when. */
export function WaitingNotice({ page }: { readonly page: PageContext }) {
  const { t, language, shop, viewer } = page
  if (!viewer.toApprove) return null
  const { count: n, until } = viewer.toApprove
  return (
    <div className="shop-notice shop-notice--todo">
      <p>{t('approvals.waiting', { n, day: dayText(until, language, shop) })}</p>
      <a href={linkTo(page, APPROVALS_PATH)}>{t('approvals.see', { n })}</a>
    </div>
  )
}
