import type { Db } from '../db/schema.ts'

export interface AttemptWindow {
  readonly count: number
  readonly endsAt: number
}

/** Counts one or more attempts, in the open window or in a new one. */
export async function countAttempt(
  db: Db,
  {
    key,
    windowMs,
    times = 1,
  }: { readonly key: string; readonly windowMs: number; readonly times?: number | undefined },
  now: number,
): Promise<AttemptWindow> {
  return await db
    .insertInto('attempt_limit')
    .values({ key, count: times, ends_at: now + windowMs })
    .onConflict((it) =>
      it.column('key').doUpdateSet((row) => {
        const isOpen = row('attempt_limit.ends_at', '>', now)
        // What another node has counted with a clock that is ahead stays counted, but no longer than a window.
        const endsFirst = row('attempt_limit.ends_at', '<=', row.ref('excluded.ends_at'))
        return {
          count: row
            .case()
            .when(isOpen)
            .then(row('attempt_limit.count', '+', row.ref('excluded.count')))
            .else(row.ref('excluded.count'))
            .end(),
          ends_at: row
            .case()
            .when(row.and([isOpen, endsFirst]))
            .then(row.ref('attempt_limit.ends_at'))
            .else(row.ref('excluded.ends_at'))
            .end(),
        }
      }),
    )
    .returning(['count', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow()
}

/** Subtracts one attempt from each of these windows that is still open. */
export async function forgiveAttempts(db: Db, keys: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('attempt_limit')
    .set((it) => ({ count: it('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .where('ends_at', '>', now)
    .execute()
}

/** Deletes windows that have ended. */
export async function deleteEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('attempt_limit').where('ends_at', '<=', now).execute()
}
