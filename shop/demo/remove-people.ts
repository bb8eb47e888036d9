import type { Tx } from '../platform/db/schema.ts'
import { DEMO_COMPANY, DEMO_CUSTOMERS, DEMO_STAFF } from './demo-people.ts'
import { DEMO_CODES, DEMO_FEE, DEMO_PRICE_LIST } from './demo-terms.ts'
import { type RemovedOrders, removeDemoOrders } from './remove-orders.ts'

export interface RemovedPeople extends RemovedOrders {
  readonly customers: number
  readonly codes: number
  readonly fees: number
}

/**
 * Deletes the demo's customers with their data, its codes and its fee. Rows that somebody has changed are no
 * longer the demo's, and stay.
 */
export async function removePeopleAndTerms(tx: Tx): Promise<RemovedPeople> {
  const orders = await removeDemoOrders(tx)
  await tx.deleteFrom('quotation').where('company_id', '=', DEMO_COMPANY.id).execute()
  await removePriceList(tx)
  const customers = await removeCustomers(tx)
  const codes = await removeCodes(tx)
  await tx.deleteFrom('staff_member').where('id', '=', DEMO_STAFF.id).execute()
  return { ...orders, customers, codes, fees: await removeFee(tx) }
}

async function removeCustomers(tx: Tx): Promise<number> {
  let removed = 0
  for (const { id, email } of DEMO_CUSTOMERS) {
    const { numDeletedRows } = await tx
      .deleteFrom('customer')
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  await tx
    .deleteFrom('company')
    .where('id', '=', DEMO_COMPANY.id)
    .where('organisation_number', '=', DEMO_COMPANY.number)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer').select('id').where('company_id', '=', DEMO_COMPANY.id))),
    )
    .execute()
  return removed
}

/** Only if nobody has changed it. */
async function removePriceList(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('price_list')
    .where('name', '=', DEMO_PRICE_LIST.name)
    .where('version', '=', 1)
    .execute()
}

async function removeCodes(tx: Tx): Promise<number> {
  let removed = 0
  for (const it of DEMO_CODES) {
    const { numDeletedRows } = await tx
      .deleteFrom('campaign_code')
      .where('code', '=', it.code)
      .where('percent', 'is not distinct from', 'percent' in it ? it.percent : null)
      .where('amount', 'is not distinct from', 'amount' in it ? it.amount : null)
      .where('from_total', '=', 'from_total' in it ? it.from_total : 0)
      .executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  return removed
}

async function removeFee(tx: Tx): Promise<number> {
  const { id, rule, amount, name_sv } = DEMO_FEE
  const { numDeletedRows } = await tx
    .deleteFrom('fee')
    .where('id', '=', id)
    .where('rule', '=', rule)
    .where('amount', '=', amount)
    .where('name_sv', '=', name_sv)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
