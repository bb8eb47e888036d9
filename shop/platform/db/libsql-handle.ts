import Database from 'libsql'
import { nameCells } from './read-rows.ts'

/** One row of an answer, by column name. */
type Row = Record<string, unknown>

/** Rows of a query, or the number of rows that a write changed. */
interface StatementResult {
  readonly rows: Row[]
  readonly changes?: number
  readonly insertId?: number | bigint
}

/** One connection to the database file. Prepared statements are kept, the least used dropped first. */
export interface Handle {
  /** With `one` no row after the first is read: half of the work for what answers one at most. */
  run(text: string, parameters: readonly unknown[], most?: 'one' | 'all'): StatementResult
  /** Runs statements that have no parameters and whose answer nobody reads. */
  exec(text: string): void
  pragma(name: string): unknown
  close(): void
}

const MAX_STATEMENTS = 400

/** What is asked of the driver once, because to know it costs less. */
interface Prepared {
  readonly statement: Database.Statement
  /** Of the rows that it answers; absent for a statement that answers none. */
  readonly columns?: readonly string[]
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
    if (!statement.reader) return { statement }
    const columns = statement.columns().map(({ name }) => name)
    return { statement: statement.raw(), columns }
  }

  return {
    run(text, parameters, most = 'all') {
      const { statement, columns } = prepare(text)
      const values = parameters.map(toBindable)
      if (!columns) {
        const { changes, lastInsertRowid } = statement.run(values)
        return { rows: [], changes, insertId: lastInsertRowid }
      }
      const found = most === 'one' ? onlyRow(statement.get(values)) : statement.all(values)
      return { rows: found.map((it) => nameCells(columns, it as unknown[])) }
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

function onlyRow(row: unknown): unknown[] {
  return row === undefined ? [] : [row]
}

function dropOldest(statements: Map<string, unknown>): void {
  const [oldest] = statements.keys()
  if (oldest !== undefined) statements.delete(oldest)
}

/** The driver ends the whole process when it is handed a boolean, so none gets through. */
function toBindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
