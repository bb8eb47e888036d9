import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { anySpelling } from '../page/any-spelling.ts'
import type { StaffList } from '../page/staff-list.tsx'

export interface ListedCustomer {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly company: string | null
  readonly orders: number
  readonly createdAt: number
}

interface Part {
  readonly search?: string | undefined
  readonly limit: number
  readonly offset: number
}

const CUSTOMERS = sql`
  select c.id, c.first_name || ' ' || c.last_name as name, c.email, c.phone,
         co.name as company, c.created_at as "createdAt",
         (select count(*) from orders o where o.customer_id = c.id) as orders
    from customer c left join company co on co.id = c.company_id`

/** Lists customers by name, without unverified accounts. */
export async function listCustomers(
  db: Db,
  { search, limit, offset }: Part,
): Promise<ListedCustomer[]> {
  const { rows } = await sql<ListedCustomer>`
    ${CUSTOMERS} where ${customersLike(db, search)}
     order by name, c.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countCustomers(db: Db, search?: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from customer c left join company co on co.id = c.company_id
     where ${customersLike(db, search)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findCustomer(db: Db, id: string): Promise<ListedCustomer | undefined> {
  const { rows } = await sql<ListedCustomer>`${CUSTOMERS} where c.id = ${id}`.execute(db)
  return rows[0]
}

function customersLike(db: Db, search: string | undefined): RawBuilder<unknown> {
  if (!search) return sql`c.password_hash <> ''`
  const like = anySpelling(
    db,
    search,
    (isLike) => `(${isLike("c.first_name || ' ' || c.last_name")}
      or ${isLike('c.email')} or ${isLike('co.name')})`,
  )
  return sql`c.password_hash <> '' and ${like}`
}

export const CUSTOMER_LIST: StaffList<ListedCustomer> = {
  path: '/staff/customers',
  title: 'staff.menu.customers',
  search: 'staff.customers.search',
  beside: { path: '/staff/companies', title: 'staff.menu.companies' },
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
