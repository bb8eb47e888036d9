import type { CompiledQuery } from 'kysely'
import { databaseFileOf } from '../../shop/platform/db/dialect/sql-dialect.ts'
import { openHandle } from '../../shop/platform/db/libsql-handle.ts'
import type { Db } from '../../shop/platform/db/schema.ts'

/** For tests of what SQLite alone has: its query plans, and the index of words. */
export const ON_SQLITE = { skip: process.env.TEST_POSTGRES ? 'SQLite alone has it' : false }

/** Records the query plans of the database. */
export function explaining(db: Db, plans: string[]): Db {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name !== 'executeQuery') return typeof value === 'function' ? value.bind(target) : value
      return async (query: CompiledQuery) => {
        const text = `explain query plan ${query.sql}`
        const own = openHandle(databaseFileOf(db) ?? '', 1000)
        const { rows } = own.run(text, query.parameters)
        own.close()
        plans.push(...rows.map((it) => String(it.detail)))
        return target.executeQuery(query)
      }
    },
  })
}
