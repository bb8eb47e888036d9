import type { StaffList } from '../page/staff-list.tsx'
import { countCustomers, type ListedCustomer, listCustomers } from './customer-list-queries.ts'

export const CUSTOMER_LIST: StaffList<ListedCustomer> = {
  path: '/staff/customers',
  title: 'staff.menu.customers',
  search: 'staff.customers.search',
  lead: ({ t }) => (
    <p>
      <a href="/staff/companies">{t('staff.menu.companies')}</a>
    </p>
  ),
  row: {
    key: ({ id }) => id,
    path: ({ id }) => `${CUSTOMER_LIST.path}/${encodeURIComponent(id)}`,
    look: 'person',
    cells: {
      head: ({ name }) => name,
      sum: ({ orders }, { t }) => t('staff.orders.count', { n: orders }),
      name: ({ email, company }) => [email, company].filter(Boolean).join(', '),
    },
  },
  read: (db, { search }, part) => listCustomers(db, { search, ...part }),
  count: (db, { search }) => countCustomers(db, search),
}
