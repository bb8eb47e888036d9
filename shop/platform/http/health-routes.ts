import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { createWriteProbe } from '../db/write-probe.ts'

export interface HealthOptions {
  readonly db: Db
  readonly now: () => number
  /** What is wrong with the shop's settings. Visitors can still look at it, so it stays ready. */
  readonly warningsOf: () => readonly string[]
}

/** `/healthz`: the program runs. `/readyz`: it reads from its database and writes to it. */
export async function healthRoutes(
  shop: FastifyInstance,
  { db, now, warningsOf }: HealthOptions,
): Promise<void> {
  const assertWritable = await createWriteProbe(db, now)

  shop.get('/healthz', async () => ({ status: 'ok' }))

  shop.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    await assertWritable()
    const warnings = warningsOf()
    return { status: 'ok', ...(warnings.length > 0 && { warnings }) }
  })
}
