import type { StaffList } from '../page/staff-list.tsx'
import { type ListedReturn, listReturnsOfShop } from './return-list-queries.ts'

/** What customers send back; what waits for the shop stands first. */
export const RETURN_LIST: StaffList<ListedReturn> = {
  path: '/staff/returns',
  title: 'staff.menu.returns',
  row: {
    key: ({ id }) => id,
    path: ({ id }) => `${RETURN_LIST.path}/${encodeURIComponent(id)}`,
    cells: {
      head: ({ number }) => number,
      state: ({ state }, { t }) => ({ text: t(`staff.return.state.${state}`) }),
      name: ({ orderNumber, email }) => `${orderNumber}, ${email}`,
      time: ({ createdAt }) => createdAt,
      sum: ({ pieces }, { t }) => t('staff.pieces', { n: pieces }),
    },
  },
  read: listReturnsOfShop,
}
