import type { Db, Tx } from '../../platform/db/schema.ts'

/** What proves that a request is its customer's own, and the words their password must not be. */
export interface OwnSecrets {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyId: string | null
  readonly passwordHash: string
}

export function findOwnSecrets(db: Db, id: string): Promise<OwnSecrets | undefined> {
  return db
    .selectFrom('customer')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'company_id as companyId',
      'password_hash as passwordHash',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends every login of a customer but one; answers how many. */
export async function endOtherLogins(tx: Tx, customerId: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('id', '<>', keptId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** How many other browsers are logged in, or may be. */
export async function countOtherLogins(
  db: Db,
  customerId: string,
  { keptId, since }: { readonly keptId: string; readonly since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('id', '<>', keptId)
    .where('logged_in_at', 'is not', null)
    .where('seen_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}
