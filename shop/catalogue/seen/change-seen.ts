import type { Db } from '../../platform/db/schema.ts'
import { addSeen, deleteSeen, listSeen } from './seen-queries.ts'

interface SeenChange {
  readonly customerId: string
  /** The newest first. */
  readonly add: readonly string[]
  readonly isCleared: boolean
}

/** Answers with all that the customer has looked at afterwards. */
export function changeSeen(
  db: Db,
  { customerId, add, isCleared }: SeenChange,
  now: number,
): Promise<string[]> {
  if (add.length === 0 && !isCleared) return listSeen(db, customerId)
  return db.transaction().execute(async (tx) => {
    if (isCleared) await deleteSeen(tx, customerId)
    await addSeen(tx, customerId, add, now)
    return listSeen(tx, customerId)
  })
}
