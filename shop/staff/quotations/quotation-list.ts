import { stateAt } from '../../quotations/read-quotation.ts'
import type { StaffList } from '../page/staff-list.tsx'
import { type ListedQuotation, listQuotations } from './quotation-list-queries.ts'

/** What customers ask a price for; what waits for an answer stands first. */
export const QUOTATION_LIST: StaffList<ListedQuotation> = {
  path: '/staff/quotations',
  title: 'staff.menu.quotations',
  row: {
    key: ({ id }) => id,
    path: ({ id }) => `${QUOTATION_LIST.path}/${encodeURIComponent(id)}`,
    cells: {
      head: ({ number }) => number,
      state: (it, { t, now }) => ({ text: t(`quotation.state.${stateAt(it, now)}`) }),
      name: ({ companyName, email }) => `${companyName}, ${email}`,
      time: ({ createdAt }) => createdAt,
      sum: ({ pieces }, { t }) => t('staff.pieces', { n: pieces }),
    },
  },
  read: listQuotations,
}
