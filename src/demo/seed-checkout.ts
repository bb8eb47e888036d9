import type { Tx } from '../server/platform/db/schema.ts'

const CODES = [
  { code: 'SOMMAR10', percent: 10 },
  { code: 'KLUBB100', amount: 10_000, from_total: 50_000 },
  { code: 'LAST1', percent: 20, uses_left: 1 },
] as const

const ADDRESSES = [
  {
    id: 'anna-home',
    customer_id: 'anna',
    address_type: 'Shipping',
    address: 'Ringgatan 12',
    zip_code: '123 46',
    city: 'Bollstad',
    phone_number: '+46701740605',
  },
  {
    id: 'lunda-if-arena',
    company_id: 'lunda-if',
    address_type: 'Shipping',
    address: 'Idrottsvägen 1',
    zip_code: '222 21',
    city: 'Lunda',
    phone_number: '+46701740606',
  },
  {
    id: 'lunda-if-office',
    company_id: 'lunda-if',
    address_type: 'Billing',
    care_of: 'Kansliet',
    address: 'Box 40',
    zip_code: '222 22',
    city: 'Lunda',
  },
] as const

/** Campaign codes, and the addresses of the two customers. */
export async function seedCheckout(tx: Tx, now: number): Promise<void> {
  for (const code of CODES) await tx.insertInto('campaign_code').values(code).execute()
  for (const address of ADDRESSES) {
    await tx
      .insertInto('address')
      .values({ ...address, country: 'SE', changed_at: now })
      .execute()
  }
}
