import { runText, type SqlText } from '../db/read-rows.ts'
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

/**
 * Subtracts one attempt from each of these windows that is still open. They are held in the given order, which is
 * that of counting, so that no two transactions wait for each other.
 */
export async function forgiveAttempts(db: Db, keys: readonly string[], now: number): Promise<void> {
  await runText(db, FORGIVE, [JSON.stringify(keys), now])
}

const FORGIVE: SqlText = ({ listOf, holding }) => `
  update attempt_limit set count = count - 1 where key in (
    select forgiven.value from ${listOf('?1', 'text')} as forgiven
      join attempt_limit on attempt_limit.key = forgiven.value
     where count > 0 and ends_at > ?2
     order by forgiven.key ${holding('attempt_limit')})`

/** Deletes windows that have ended. */
export async function deleteEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('attempt_limit').where('ends_at', '<=', now).execute()
}
