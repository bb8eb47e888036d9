import type { Kysely } from 'kysely'
import { ARTICLES } from './articles.ts'
import { CARTS } from './carts.ts'
import { CATALOGUE } from './catalogue.ts'
import { COMPANIES } from './companies.ts'
import { CONSENTS } from './consents.ts'
import { type Layout, layoutOf } from './layout.ts'
import { LOGINS } from './logins.ts'
import { ORDERS } from './orders.ts'
import { PAYMENTS } from './payments.ts'
import { PEOPLE } from './people.ts'
import { QUOTATIONS } from './quotations.ts'
import { SEARCH } from './search.ts'
import { STAFF } from './staff.ts'
import { UPKEEP } from './upkeep.ts'

/**
 * All tables of the shop, in an order in which each refers to earlier ones only. Money is in minor units,
 * instants are in milliseconds since 1970, days are ISO dates, and flags are 0 or 1.
 */
const TABLES: readonly ((layout: Layout) => Promise<void>)[] = [
  ...[...UPKEEP, ...CATALOGUE, ...ARTICLES, ...SEARCH, ...PEOPLE, ...LOGINS, ...STAFF, ...CARTS],
  ...[...ORDERS, ...PAYMENTS, ...COMPANIES, ...CONSENTS, ...QUOTATIONS],
]

/** Lays out an empty database. */
export async function layOutShop(db: Kysely<unknown>): Promise<void> {
  const layout = layoutOf(db)
  for (const layOut of TABLES) await layOut(layout)
}
