import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** `/healthz`: the program runs. `/readyz`: it can reach its database. */
export async function healthRoutes(
  shop: FastifyInstance,
  { db }: { readonly db: Db },
): Promise<void> {
  shop.get('/healthz', async () => ({ status: 'ok' }))

  shop.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  })
}
