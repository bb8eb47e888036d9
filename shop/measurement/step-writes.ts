import type { Db } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'

/** Adds counts to the day's stored ones, also those of other processes. */
export async function addSteps(
  db: Db,
  rows: readonly ShopTables['measured_step'][],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('measured_step')
    .values(rows)
    .onConflict((it) =>
      it.columns(['day', 'storefront', 'lang', 'step']).doUpdateSet(({ eb, ref }) => ({
        count: eb(ref('measured_step.count'), '+', ref('excluded.count')),
      })),
    )
    .execute()
}
