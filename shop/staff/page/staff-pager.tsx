import type { FastifyRequest } from 'fastify'
import { withParameters } from '../../platform/pages/addresses.ts'
import { readPageNumber } from '../../platform/pages/sent-form.ts'
import { useStaff } from './staff-context.ts'

/** A part of a list, as its queries take it. */
export interface ListPart {
  /** Counted from 1. */
  readonly page: number
  readonly limit: number
  readonly offset: number
}

/** The part that an address asks for. */
export function readPart(request: FastifyRequest, limit = 50): ListPart {
  const page = readPageNumber(request)
  return { page, limit, offset: (page - 1) * limit }
}

interface StaffPagerProps {
  readonly part: ListPart
  readonly count: number
}

/** Which part of a list is shown, and the ways to the parts beside it. */
export function StaffPager({ part, count }: StaffPagerProps) {
  const { t, path } = useStaff()
  const { page, limit, offset } = part
  const first = offset + 1
  const last = Math.min(offset + limit, count)
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
