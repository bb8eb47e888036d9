import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Handle, StatementResult } from './libsql-handle.ts'
import { createTurns, type Turns } from './turns.ts'
import { untilFree } from './until-free.ts'

/** Where statements run: writes and all of a transaction on one connection, other reads on the other. */
export interface Handles {
  readonly writer: Handle
  readonly reader: Handle
}

/**
 * Kysely on libsql. Transactions begin with the write lock in hand, one at a time; a read outside a
 * transaction never waits for one.
 */
export function libsqlDialect(handles: Handles): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(handles),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class LibsqlDriver implements Driver {
  readonly #handles: Handles
  readonly #turns = createTurns()

  constructor(handles: Handles) {
    this.#handles = handles
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LibsqlConnection> {
    return new LibsqlConnection(this.#handles, this.#turns)
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.begin()
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    connection.commit()
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.rollback()
  }

  async destroy(): Promise<void> {
    this.#handles.reader.close()
    this.#handles.writer.pragma('wal_checkpoint(truncate)')
    if (this.#handles.writer !== this.#handles.reader) this.#handles.writer.close()
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #handles: Handles
  readonly #turns: Turns
  #inTransaction = false

  constructor(handles: Handles, turns: Turns) {
    this.#handles = handles
    this.#turns = turns
  }

  async begin(): Promise<void> {
    await this.#turns.take()
    try {
      await untilFree(() => this.#handles.writer.exec('begin immediate'))
      this.#inTransaction = true
    } catch (error) {
      this.#turns.give()
      throw error
    }
  }

  commit(): void {
    this.#handles.writer.exec('commit')
    this.#leave()
  }

  /** The turn is given on whatever happens: the database may have rolled back by itself. */
  rollback(): void {
    if (!this.#inTransaction) return
    try {
      this.#handles.writer.exec('rollback')
    } catch (error) {
      if (!/no transaction/.test(String(error))) throw error
    } finally {
      this.#leave()
    }
  }

  #leave(): void {
    this.#inTransaction = false
    this.#turns.give()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return toResult(this.#handles.writer.run(sql, parameters))
    if (isRead(sql)) return toResult(this.#handles.reader.run(sql, parameters))
    await this.#turns.take()
    try {
      return toResult(await untilFree(() => this.#handles.writer.run(sql, parameters)))
    } finally {
      this.#turns.give()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}

/** The reading connection refuses writes, so a wrong guess here fails and cannot do harm. */
function isRead(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text)
}

/** A claim on the row's type: the queries' tests hold it against a real database. */
function toResult<Row>({ rows, changes, insertId }: StatementResult): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(insertId === undefined ? {} : { insertId: BigInt(insertId) }),
  }
}
