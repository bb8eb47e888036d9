import { hashPassword } from '../server/account/passwords.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { seedCheckout } from './seed-checkout.ts'

const PASSWORD = 'courtside-demo'
const BULKY_FEE = {
  id: 'bulky',
  kind: 'service',
  rule: 'bulky',
  amount: 39_900,
  vat_rate: 2500,
  name_sv: 'Leverans av tungt gods',
  name_en: 'Delivery of bulky goods',
} as const

/** A private customer, and a buyer of a company; both have the password that the README names. */
export async function seedCustomers(db: Db, now: number): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  const account = { password_hash, created_at: now }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('company')
      .values({
        id: 'lunda-if',
        name: 'Lunda IF',
        organisation_number: '802400-0005',
        may_invoice: 1,
      })
      .execute()
    await tx
      .insertInto('customer')
      .values([
        {
          id: 'anna',
          email: 'anna@example.com',
          first_name: 'Anna',
          last_name: 'Lind',
          ...account,
        },
        {
          id: 'bo',
          email: 'bo@example.com',
          first_name: 'Bo',
          last_name: 'Berg',
          company_id: 'lunda-if',
          ...account,
        },
      ])
      .execute()
    await tx.insertInto('fee').values(BULKY_FEE).execute()
    await seedCheckout(tx, now)
  })
}
