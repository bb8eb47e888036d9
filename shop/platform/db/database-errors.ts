/** SQLite's names of errors, PostgreSQL's codes or their classes, and the system's names for connections. */
const UNAVAILABLE = new RegExp(
  `^(?:${[
    'SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)',
    '08|25006|53|55P03|57014|57P0|58|XX00[12]',
    'ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_',
  ].join('|')})`,
)
/** Serialisation failure and deadlock. */
const LOST_RACE = /^(?:40001|40P01)$/
const TAKEN = /^(?:SQLITE_CONSTRAINT_(?:PRIMARYKEY|UNIQUE)|23505)$/

/**
 * Whether the database is temporarily unavailable through no fault of the request: away, locked, full, read
 * only, too slow, or with a failing disk.
 */
export function isStorageUnavailable(error: unknown): boolean {
  return UNAVAILABLE.test(errorCode(error))
}

/** Whether the database has undone a transaction for the sake of another one; repeated, it can succeed. */
export function isLostRace(error: unknown): boolean {
  return LOST_RACE.test(errorCode(error))
}

/** Whether a row was refused since another one has its unique value. */
export function isTaken(error: unknown): boolean {
  return TAKEN.test(errorCode(error))
}

/** The code of an error of the database or the system; empty without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
