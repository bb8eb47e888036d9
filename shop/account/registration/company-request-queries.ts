import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** The application of a company that wants to buy from the shop. */
export interface NewCompanyRequest {
  readonly id: string
  readonly companyName: string
  readonly organizationNumber: string
  readonly firstName: string
  readonly lastName: string
  /** Lower case. */
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly message: string
  readonly language: Language
  readonly storefront: Storefront
}

export interface CompanyRequest extends NewCompanyRequest {
  readonly status: 'open' | 'accepted' | 'refused'
  readonly madeAt: number
  readonly answer: string | null
}

const COLUMNS = [
  'id',
  'status',
  'company_name as companyName',
  'organization_number as organizationNumber',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'phone',
  'address',
  'zip_code as zipCode',
  'city',
  'message',
  'lang as language',
  'storefront',
  'made_at as madeAt',
  'answer',
] as const

export async function insertCompanyRequest(
  tx: Tx,
  it: NewCompanyRequest,
  now: number,
): Promise<void> {
  await tx
    .insertInto('company_request')
    .values({
      id: it.id,
      company_name: it.companyName,
      organization_number: it.organizationNumber,
      first_name: it.firstName,
      last_name: it.lastName,
      email: it.email,
      phone: it.phone,
      address: it.address,
      zip_code: it.zipCode,
      city: it.city,
      message: it.message,
      lang: it.language,
      storefront: it.storefront,
      made_at: now,
      decided_at: null,
      answer: null,
    })
    .execute()
}

export function findCompanyRequest(db: Db, id: string): Promise<CompanyRequest | undefined> {
  return db.selectFrom('company_request').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Lists applications that the staff has not answered, the oldest first. */
export function listOpenRequests(db: Db, limit: number): Promise<CompanyRequest[]> {
  return db
    .selectFrom('company_request')
    .select(COLUMNS)
    .where('status', '=', 'open')
    .orderBy('made_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface Decision {
  readonly status: 'accepted' | 'refused'
  readonly answer: string
}

/** Answers an application, once; returns undefined where it has been answered, or there is none. */
export function decideRequest(
  tx: Tx,
  id: string,
  { status, answer }: Decision,
  now: number,
): Promise<CompanyRequest | undefined> {
  return tx
    .updateTable('company_request')
    .set({ status, answer, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Creates a company; returns false where the shop has one with this number. */
export async function insertCompany(
  tx: Tx,
  { id, name, organizationNumber }: NewCompany,
): Promise<boolean> {
  const values = tx
    .selectNoFrom((it) => [
      it.val(id).as('id'),
      it.val(name).as('name'),
      it.val(organizationNumber).as('organisation_number'),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company')
            .select('company.id')
            .where('company.organisation_number', '=', organizationNumber),
        ),
      ),
    )
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('company')
    .columns(['id', 'name', 'organisation_number'])
    .expression(values)
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

interface NewCompany {
  readonly id: string
  readonly name: string
  readonly organizationNumber: string
}

/**
 * Makes an account without a password the company's approver; returns false where the address has
 * been verified, or belongs to another company already.
 */
export async function joinCompany(
  tx: Tx,
  { email, companyId }: { readonly email: string; readonly companyId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ company_id: companyId, role: 'admin' })
    .where('email', '=', email)
    .where('password_hash', '=', '')
    .where('company_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
