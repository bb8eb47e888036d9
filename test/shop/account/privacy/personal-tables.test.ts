import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { PERSONAL_TABLES } from '../../../../shop/account/privacy/personal-tables.ts'
import { onEmptyDatabase } from '../../../helpers/row-database.ts'

/**
 * Tables without personal data of a customer, or with data that other tables cover, each with the
 * reason.
 */
const IMPERSONAL_TABLES: Readonly<Record<string, string>> = {
  attempt: 'orders, by the key that they were placed with',
  attempt_limit: 'signatures that lead back to nobody',
  company: 'a company',
  idempotency: 'answers of the last day, by session',
  outbox: 'what is being sent; forgotten once it is',
  price_list_company: 'what a company pays',
  removed_address: 'that there was an address, not which',
  reservation: 'goods of an order',
  sandbox_payment: 'what a trial provider remembers',
  secret: 'the shop’s',
  staff_audit: 'what the staff did',
  stock_move: 'goods of an order',
}

/** Columns that name the owner of a row. */
const PERSONAL =
  /^(?:customer_id|email|order_id|cart_id|company_id|session_id|refund_id|return_id)$/

test(
  'every table that may say something of a person is exported, or it says why not',
  onEmptyDatabase(async (db) => {
    const tables = await db.introspection.getTables()
    const known = [...PERSONAL_TABLES.map(({ name }) => name), ...Object.keys(IMPERSONAL_TABLES)]
    const found = tables
      .filter(({ columns }) => columns.some((it) => PERSONAL.test(it.name)))
      .map(({ name }) => name)

    ok(found.includes('orders'))
    deepEqual(
      found.filter((it) => !it.startsWith('staff_') && !known.includes(it)),
      [],
    )
  }),
)

test(
  'every condition can be asked',
  onEmptyDatabase(async (db) => {
    for (const { name, where } of PERSONAL_TABLES) {
      const person = { id: 'x', email: 'x' }
      deepEqual(
        (await sql`select 1 from ${sql.table(name)} where ${where(person)}`.execute(db)).rows,
        [],
      )
    }
  }),
)
