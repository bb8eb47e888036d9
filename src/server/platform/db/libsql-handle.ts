import Database from 'libsql'

/** One row of an answer, by column name. */
type Row = Record<string, unknown>

/** Rows of a query, or the number of rows that a write changed. */
export interface StatementResult {
  readonly rows: Row[]
  readonly changes?: number
  readonly insertId?: number | bigint
}

/** One connection to the database file. Prepared statements are kept, the least used dropped first. */
export interface Handle {
  run(text: string, parameters: readonly unknown[]): StatementResult
  /** Runs statements that have no parameters and whose answer nobody reads. */
  exec(text: string): void
  pragma(name: string): unknown
  close(): void
}

const MAX_STATEMENTS = 400

/** Whether it answers rows is asked of the driver once, which costs more than to know it. */
interface Prepared {
  readonly statement: Database.Statement
  readonly isReader: boolean
}

export function openHandle(path: string, busyTimeoutMs: number): Handle {
  const database = new Database(path, { timeout: busyTimeoutMs })
  const statements = new Map<string, Prepared>()

  function prepare(text: string): Prepared {
    const cached = statements.get(text)
    if (cached) statements.delete(text)
    const prepared = cached ?? prepareNew(text)
    statements.set(text, prepared)
    if (statements.size > MAX_STATEMENTS) dropOldest(statements)
    return prepared
  }

  function prepareNew(text: string): Prepared {
    const statement = database.prepare(text)
    return { statement, isReader: statement.reader }
  }

  return {
    run(text, parameters) {
      const { statement, isReader } = prepare(text)
      const values = parameters.map(toBindable)
      if (isReader) return { rows: statement.all(values) as Row[] }
      const { changes, lastInsertRowid } = statement.run(values)
      return { rows: [], changes, insertId: lastInsertRowid }
    },
    exec: (text) => void database.exec(text),
    pragma: (name) =>
      Object.values((database.prepare(`pragma ${name}`).all() as Row[])[0] ?? {})[0],
    close() {
      statements.clear()
      database.close()
    },
  }
}

function dropOldest(statements: Map<string, unknown>): void {
  const [oldest] = statements.keys()
  if (oldest !== undefined) statements.delete(oldest)
}

/** The driver ends the whole process when it is handed a boolean, so none gets through. */
function toBindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
