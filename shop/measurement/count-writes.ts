import type { Db } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'

/** Adds counts to the day's stored ones, also those of other processes. */
export async function addVitals(
  db: Db,
  rows: readonly ShopTables['measured_vital'][],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('measured_vital')
    .values(rows)
    .onConflict((it) =>
      it.columns(['day', 'vital', 'page', 'device', 'range']).doUpdateSet(({ eb, ref }) => ({
        count: eb(ref('measured_vital.count'), '+', ref('excluded.count')),
      })),
    )
    .execute()
}

/** Deletes the counts before a day. */
export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('measured_step').where('day', '<', day).execute()
  await db.deleteFrom('measured_vital').where('day', '<', day).execute()
}
