import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteShopAdapter } from './dialect/sqlite.ts'
import type { FileFlush } from './flush-file.ts'
import type { Handle } from './libsql-handle.ts'
import { isForOne } from './read-rows.ts'
import type { Db } from './schema.ts'
import type { ShopTables } from './tables.ts'
import { createWriteGroup, type WriteGroup } from './write-group.ts'

/** Connections: one for writes and transactions, the other for reads outside of transactions. */
export interface Handles {
  readonly writer: Handle
  readonly reader: Handle
  /** Flushes the file with the writer's commits. */
  readonly log: FileFlush
}

/**
 * Kysely on libsql. Transactions start with the write lock, one at a time; a read outside a transaction never
 * waits for one.
 */
export function libsqlDialect(handles: Handles): Dialect {
  return dialectOf(new LibsqlDriver(handles), handles.writer)
}

/** A database whose transactions the caller begins and ends on the connection. */
export function databaseInside(handle: Handle): Db {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => ask(handle, query),
    streamQuery: refuseStream,
  }
  const nothing = async () => {}
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return new Kysely<ShopTables>({ dialect: dialectOf(driver, handle) })
}

function dialectOf(driver: Driver, { path }: Handle): Dialect {
  return {
    createAdapter: () => new SqliteShopAdapter(path),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class LibsqlDriver implements Driver {
  readonly #handles: Handles
  readonly #writes: WriteGroup

  constructor(handles: Handles) {
    this.#handles = handles
    this.#writes = createWriteGroup(handles.writer, handles.log.flush)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LibsqlConnection> {
    return new LibsqlConnection(this.#handles, this.#writes)
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.commit()
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.rollback()
  }

  async destroy(): Promise<void> {
    await this.#writes.settle()
    await this.#handles.log.close()
    this.#handles.reader.close()
    this.#handles.writer.pragma('wal_checkpoint(truncate)')
    this.#handles.writer.close()
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #handles: Handles
  readonly #writes: WriteGroup
  #isWriting = false

  constructor(handles: Handles, writes: WriteGroup) {
    this.#handles = handles
    this.#writes = writes
  }

  async begin(): Promise<void> {
    await this.#writes.begin()
    this.#isWriting = true
  }

  async commit(): Promise<void> {
    this.#isWriting = false
    await this.#writes.commit()
  }

  /** Nothing to undo after a failed commit. */
  rollback(): void {
    if (!this.#isWriting) return
    this.#isWriting = false
    this.#writes.rollback()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isWriting) return ask(this.#handles.writer, query)
    if (isRead(query.sql)) return ask(this.#handles.reader, query)
    await this.begin()
    try {
      const result = ask<Row>(this.#handles.writer, query)
      await this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    return refuseStream()
  }
}

function refuseStream(): never {
  throw new Error('Rows are not streamed: ask for a page of them')
}

/** The reading connection refuses writes, so a wrong guess fails without harm. */
function isRead(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text)
}

/** The row's type is not checked here, but by the queries' tests on a real database. */
function ask<Row>(handle: Handle, query: CompiledQuery): QueryResult<Row> {
  const { sql, parameters } = query
  const most = isForOne(query) ? 'one' : 'all'
  const { rows, changes, insertId } = handle.run(sql, parameters, most)
  return {
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(insertId === undefined ? {} : { insertId: BigInt(insertId) }),
  }
}
