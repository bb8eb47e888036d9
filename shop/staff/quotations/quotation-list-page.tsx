import { stateAt } from '../../quotations/read-quotation.ts'
import type { StaffContent } from '../page/staff-content.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffRows } from '../page/staff-rows.tsx'
import type { ListedQuotation } from './quotation-list-queries.ts'

/** What customers ask a price for; what waits for an answer stands first. */
export function quotationListPage(
  context: StaffContext,
  listed: readonly ListedQuotation[],
  now: number,
): StaffContent {
  const { t } = context
  const rows = listed.map(({ id, number, companyName, email, pieces, createdAt, ...it }) => ({
    ...{ id, number, createdAt, name: `${companyName}, ${email}` },
    path: `/staff/quotations/${encodeURIComponent(id)}`,
    state: t(`quotation.state.${stateAt(it, now)}`),
    sum: t('staff.pieces', { n: pieces }),
  }))
  return {
    title: t('staff.menu.quotations'),
    main:
      rows.length === 0 ? <p>{t('staff.none')}</p> : <StaffRows context={context} rows={rows} />,
  }
}
