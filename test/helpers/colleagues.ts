import type { Db } from '../../shop/platform/db/schema.ts'

interface Colleague {
  readonly id: string
  readonly role: 'buyer' | 'admin'
  readonly companyId?: string
}

/** Another buyer of the company, with the demo's password: `kim` is kim@example.com. */
export async function addColleague(
  db: Db,
  { id, role, companyId = 'lunda-if' }: Colleague,
): Promise<void> {
  const bo = await db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', 'bo')
    .executeTakeFirstOrThrow()
  const person = { id, email: `${id}@example.com`, first_name: id, role, company_id: companyId }
  await db
    .insertInto('customer')
    .values({ ...bo, ...person })
    .execute()
}

/** Another company, with an approver `eva` and an address `eva-office`. */
export async function addOtherCompany(db: Db): Promise<void> {
  await db
    .insertInto('company')
    .values({ id: 'other-company', name: 'Annat AB', organisation_number: '556000-0001' })
    .execute()
  await addColleague(db, { id: 'eva', role: 'admin', companyId: 'other-company' })
  const place = { address: 'Vägen 9', zip_code: '111 11', city: 'Orten', country: 'SE' }
  const owner = { id: 'eva-office', company_id: 'other-company', address_type: 'Shipping' }
  await db
    .insertInto('address')
    .values({ ...owner, ...place, changed_at: 0 })
    .execute()
}
