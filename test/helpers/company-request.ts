import type { OpenedShop } from './open-shop.ts'
import { SAVE, sentFields } from './registration.ts'

/** Input of a company. */
export const COMPANY = {
  companyName: 'Klubben AB',
  organizationNumber: '5560125790',
  firstName: 'Lo',
  lastName: 'Ek',
  email: 'lo@example.com',
  phone: '070-1234567',
  address: 'Storgatan 1',
  zipCode: '12345',
  city: 'Bollstad',
  message: '',
}

/** Sends a company's application; returns its id. */
export async function apply(
  { db, visitor }: Pick<OpenedShop, 'db' | 'visitor'>,
  values: Partial<typeof COMPANY> = {},
): Promise<string> {
  const before = await db.selectFrom('company_request').select('id').execute()
  const fields = sentFields({ ...COMPANY, ...values })
  await visitor().ask(SAVE, { type: 'B2B', fields })
  const after = await db.selectFrom('company_request').select('id').execute()
  return after.find(({ id }) => !before.some((it) => it.id === id))?.id ?? ''
}
