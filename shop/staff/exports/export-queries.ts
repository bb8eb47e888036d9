import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'

/** A batch of a table, in the order of one column. */
export interface Batch {
  /** The last value that was read; empty at the beginning. */
  readonly after: string
  readonly limit: number
}

export interface ExportedOrder {
  readonly number: string
  readonly createdAt: number
  readonly status: string
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly total: number
  readonly vat: number
  readonly currency: string
  readonly payment: string
  readonly delivery: string
}

/** In the order of the number, which begins with the day. */
export async function readOrderBatch(db: Db, { after, limit }: Batch): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select number, created_at as "createdAt", status,
           (details -> 'billing' ->> 'firstName') || ' ' || (details -> 'billing' ->> 'lastName') as name,
           coalesce(details -> 'billing' ->> 'companyName', '') as company, email,
           details -> 'billing' ->> 'phoneNumber' as phone, total, vat_total as vat, currency,
           details -> 'paymentMethod' ->> 'name' as payment,
           details -> 'deliveryMethod' ->> 'name' as delivery
      from orders where number > ${after} order by number limit ${limit}`.execute(db)
  return rows
}

export interface ExportedQuotation {
  readonly number: string
  readonly createdAt: number
  readonly state: string
  readonly company: string
  readonly organizationNumber: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly pieces: number
  readonly validUntil: number | null
  readonly orderNumber: string | null
}

/** In the order of the number, which begins with the day. */
export async function readQuotationBatch(
  db: Db,
  { after, limit }: Batch,
): Promise<ExportedQuotation[]> {
  const { rows } = await sql<ExportedQuotation>`
    select q.number, q.created_at as "createdAt", q.state, q.company_name as company,
           q.organization_number as "organizationNumber",
           q.first_name || ' ' || q.last_name as name, q.email, q.phone,
           (select coalesce(sum(r.quantity), 0) from quotation_row r
             where r.quotation_id = q.id) as pieces,
           q.valid_until as "validUntil", o.number as "orderNumber"
      from quotation q left join orders o on o.id = q.order_id
     where q.number > ${after} order by q.number limit ${limit}`.execute(db)
  return rows
}

export interface ExportedCustomer {
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly company: string | null
  readonly createdAt: number
}

/** In the order of the address, without unverified accounts. */
export async function readCustomerBatch(
  db: Db,
  { after, limit }: Batch,
): Promise<ExportedCustomer[]> {
  const { rows } = await sql<ExportedCustomer>`
    select c.email, c.first_name || ' ' || c.last_name as name, c.phone, co.name as company,
           c.created_at as "createdAt"
      from customer c left join company co on co.id = c.company_id
     where c.email > ${after} and c.password_hash <> '' order by c.email limit ${limit}`.execute(db)
  return rows
}
