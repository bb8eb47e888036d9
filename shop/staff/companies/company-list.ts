import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { ListPart, StaffList } from '../page/staff-list.tsx'

export interface ListedCompany {
  readonly id: string
  readonly name: string
  readonly organizationNumber: string
  /** 1 where the company may buy on the shop's invoice. */
  readonly mayInvoice: number
  readonly orders: number
}

export async function listCompanies(
  db: Db,
  { limit, offset }: Pick<ListPart, 'limit' | 'offset'>,
): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    ${companies()} order by name, id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countCompanies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('company')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findCompany(db: Db, id: string): Promise<ListedCompany | undefined> {
  const { rows } = await sql<ListedCompany>`${companies()} where id = ${id}`.execute(db)
  return rows[0]
}

function companies(): RawBuilder<unknown> {
  return sql`
    select id, name, organisation_number as "organizationNumber", may_invoice as "mayInvoice",
           (select count(*) from orders o where o.company_id = company.id) as orders
      from company`
}

export const COMPANY_LIST: StaffList<ListedCompany> = {
  path: '/staff/companies',
  title: 'staff.menu.companies',
  row: {
    key: ({ id }) => id,
    path: ({ id }) => `${COMPANY_LIST.path}/${encodeURIComponent(id)}`,
    look: 'person',
    cells: {
      head: ({ name }) => name,
      sum: ({ orders }, { t }) => t('staff.orders.count', { n: orders }),
      name: ({ organizationNumber }) => organizationNumber,
    },
  },
  read: (db, _, part) => listCompanies(db, part),
  count: countCompanies,
}
