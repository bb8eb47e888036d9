import { withParameters } from '../../platform/pages/addresses.ts'
import type { StaffContext } from './staff-context.ts'

interface StaffPagerProps {
  readonly context: StaffContext
  readonly page: number
  readonly pageSize: number
  readonly count: number
}

/** Which part of a list is shown, and the ways to the parts beside it. */
export function StaffPager({ context: { t, path }, page, pageSize, count }: StaffPagerProps) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, count)
  const link = (to: number) => withParameters(path, { page: to === 1 ? undefined : to })
  return (
    <nav className="staff-pager" aria-label={t('staff.pager')}>
      {page > 1 && (
        <a href={link(page - 1)} rel="prev">
          {t('staff.pager.previous')}
        </a>
      )}
      <span>
        {first > count ? t('staff.none') : t('staff.pager.range', { first, last, count })}
      </span>
      {last < count && (
        <a href={link(page + 1)} rel="next">
          {t('staff.pager.next')}
        </a>
      )}
    </nav>
  )
}
