import { Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { StartRefusal } from '../start-error.ts'
import { errorCode } from './database-errors.ts'
import { assertCompatible, migrate } from './migrate.ts'
import { postgresDialect } from './postgres-driver.ts'
import { valueTypes } from './postgres-types.ts'
import type { Db } from './schema.ts'
import type { ShopTables } from './tables.ts'

/** The oldest version that the shop is tested with. */
const LEAST_VERSION = 15
/** How long a request waits for a connection, a statement may take, and a transaction may rest. */
const CONNECTION_MS = 5000
const STATEMENT_MS = 30_000
const REST_MS = 30_000

export interface PostgresLocation {
  /** `postgres://user:password@host:port/name`, with the parameters of libpq. */
  readonly address: string
  /** At most this many connections; those of all nodes must fit into the server's `max_connections`. */
  readonly maxConnections?: number
}

/** Opens a database on a server, and migrates it as needed. Throws a `StartRefusal` for one that cannot be used. */
export async function openPostgres(location: PostgresLocation): Promise<Db> {
  const place = placeOf(location.address)
  const db = await connectPostgres(location)
  try {
    await assertUsable(db, place)
    await assertCompatible(db, place)
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal('start.server.closed', { place, code: codeOf(error) })
  }
}

/** A database as it is. The driver is loaded here only: most shops do without it. */
export async function connectPostgres({
  address,
  maxConnections = 10,
}: PostgresLocation): Promise<Db> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: address,
    types: valueTypes,
    max: maxConnections,
    application_name: 'courtside',
    connectionTimeoutMillis: CONNECTION_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: REST_MS,
  })
  // A connection that ends fails the query that it has; without one, the next query gets another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<ShopTables>({ dialect: postgresDialect(pool as Pool) })
}

/** The server and the name of a database, without the password. */
export function placeOf(address: string): string {
  try {
    const { host, pathname } = new URL(address)
    return `${host}${pathname}`
  } catch {
    throw new StartRefusal('start.server.address')
  }
}

interface ServerState {
  readonly version: number
  readonly encoding: string
  readonly isReadOnly: 0 | 1
}

async function assertUsable(db: Db, place: string): Promise<void> {
  const { rows } = await sql<ServerState>`
    select cast(current_setting('server_version_num') as bigint) / 10000 as version,
           current_setting('server_encoding') as encoding,
           pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on'
             as "isReadOnly"`.execute(db)
  const [state] = rows
  if (!state || state.version < LEAST_VERSION) {
    throw new StartRefusal('start.server.version', {
      place,
      version: state?.version ?? 0,
      least: LEAST_VERSION,
    })
  }
  if (state.encoding !== 'UTF8') {
    throw new StartRefusal('start.server.encoding', { place, encoding: state.encoding })
  }
  if (state.isReadOnly === 1) throw new StartRefusal('start.server.readOnly', { place })
}

/** The code of what went wrong first; without one, as for a wrong certificate, the message. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return errorCode(cause) || String(cause)
}
