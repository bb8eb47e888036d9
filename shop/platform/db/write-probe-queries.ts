import type { Db } from './schema.ts'

/** Writes a row to the disk, as every order does. */
export async function writeProbe(db: Db, now: number): Promise<void> {
  await db
    .insertInto('write_probe')
    .values({ id: 1, written_at: now })
    .onConflict((it) => it.column('id').doUpdateSet({ written_at: now }))
    .execute()
}
