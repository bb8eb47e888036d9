import type { Db } from '../db/schema.ts'

export interface AttemptWindow {
  readonly count: number
  readonly endsAt: number
}

/** Counts one more attempt, or several, in the window that is open or in a new one. */
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
        // A clock that has been set back leaves windows that would stay open until it catches up.
        const isOpen = row.and([
          row('attempt_limit.ends_at', '>', now),
          row('attempt_limit.ends_at', '<=', now + windowMs),
        ])
        return {
          count: row
            .case()
            .when(isOpen)
            .then(row('attempt_limit.count', '+', row.ref('excluded.count')))
            .else(row.ref('excluded.count'))
            .end(),
          ends_at: row
            .case()
            .when(isOpen)
            .then(row.ref('attempt_limit.ends_at'))
            .else(row.ref('excluded.ends_at'))
            .end(),
        }
      }),
    )
    .returning(['count', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow()
}

/** Takes one attempt off each of these, where its window is still open. */
export async function forgiveAttempts(db: Db, keys: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('attempt_limit')
    .set((it) => ({ count: it('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .where('ends_at', '>', now)
    .execute()
}

/** Forgets windows that are over. */
export async function deleteEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('attempt_limit').where('ends_at', '<=', now).execute()
}
