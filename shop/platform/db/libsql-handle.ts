import Database from 'libsql'
import { nameCells } from './read-rows.ts'

/** One row, by column name. */
type Row = Record<string, unknown>

/** The rows of a query, or the number of rows that a write changed. */
interface StatementResult {
  readonly rows: Row[]
  readonly changes?: number
  readonly insertId?: number | bigint
}

/** A connection to the database file. It caches prepared statements; the least recently used is dropped. */
export interface Handle {
  /** The path of the file. */
  readonly path: string
  /** With `one`, only the first row is read: half the work for a query with at most one row. */
  run(text: string, parameters: readonly unknown[], most?: 'one' | 'all'): StatementResult
  /** Runs statements without parameters or results. */
  exec(text: string): void
  pragma(name: string): unknown
  close(): void
}

const MAX_STATEMENTS = 400

/** A prepared statement with its column names, since reading them again is slow. */
interface Prepared {
  readonly statement: Database.Statement
  /** Column names; absent for a statement that returns no rows. */
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
    path,
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

/** A boolean would crash the whole process in the driver, so it becomes a number. */
function toBindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
