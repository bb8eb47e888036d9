import { Kysely } from 'kysely'
import type { Db, ShopTables } from '../schema.ts'
import { postgresDialect } from './postgres-driver.ts'
import { valueTypes } from './value-types.ts'

/** Opens a database at a `postgres://` address. The driver is loaded here only: most shops do without it. */
export async function openPostgres(address: string): Promise<Db> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: address,
    types: valueTypes,
    application_name: 'courtside',
    max: 10,
  })
  // An idle connection that ends is replaced at the next query.
  pool.on('error', () => {})
  return new Kysely<ShopTables>({ dialect: postgresDialect(pool) })
}
