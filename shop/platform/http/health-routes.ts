import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { createWriteProbe } from '../db/write-probe.ts'

export interface HealthOptions {
  readonly db: Db
  readonly now: () => number
  /** Faults of the shop's settings. Visitors can still browse, so the shop counts as ready. */
  readonly warningsOf: () => readonly string[]
}

/** `/healthz`: the program runs. `/readyz`: it can read and write its database. */
export async function healthRoutes(
  shop: FastifyInstance,
  { db, now, warningsOf }: HealthOptions,
): Promise<void> {
  const assertWritable = createWriteProbe(db, now)

  shop.get('/healthz', async () => ({ status: 'ok' }))

  shop.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    await assertWritable()
    const warnings = warningsOf()
    return { status: 'ok', ...(warnings.length > 0 && { warnings }) }
  })
}
