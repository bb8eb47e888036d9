import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { createWriteProbe } from '../db/write-probe.ts'
import { ShopError } from '../shop-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the program has been told to end: it still answers, and is sent no more requests. */
    isEnding?: boolean
  }
}

export interface HealthOptions {
  readonly db: Db
  readonly now: () => number
  /** Faults of the shop's settings. Visitors can still browse, so the shop counts as ready. */
  readonly warningsOf: () => readonly string[]
}

/** `/healthz`: the program runs. `/readyz`: it can read and write its database, and has not been told to end. */
export async function healthRoutes(
  shop: FastifyInstance,
  { db, now, warningsOf }: HealthOptions,
): Promise<void> {
  const assertWritable = createWriteProbe(db, now)

  shop.get('/healthz', async () => ({ status: 'ok' }))

  shop.get('/readyz', async () => {
    if (shop.isEnding) throw new ShopError(503, 'shop.unavailable', { retryAfter: 1 })
    await sql`select 1`.execute(db)
    await assertWritable()
    const warnings = warningsOf()
    return { status: 'ok', ...(warnings.length > 0 && { warnings }) }
  })
}
