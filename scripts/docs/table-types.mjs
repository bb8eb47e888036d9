import { importBundled, written } from '../build/import-bundled.mjs'

const DATABASE = `
  export { openHandle } from './shop/platform/db/libsql-handle.ts'
  export { migrateFile } from './shop/platform/db/migrate-file.ts'`
const TYPES = { TEXT: 'string', INTEGER: 'number', REAL: 'number', BLOB: 'Uint8Array' }
/** The words of an index of the search, with their counts. */
const VOCABULARY = /using fts5vocab/
const SEARCH = /using fts5 ?\(/
const LINE_WIDTH = 100

/** The types of all tables, from a database that the migrations have laid out. */
export async function writeTableTypes() {
  const { openHandle, migrateFile } = await importBundled(written(DATABASE))
  const handle = openHandle(':memory:', 0)
  await migrateFile(handle)
  const tables = handle.run(
    `select name, sql from sqlite_schema
      where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'
        and name not glob 'product_search_??_*' order by name`,
    [],
  ).rows
  const types = tables.map((it) => typeOf(it, handle))
  handle.close()
  return `import type { Generated } from 'kysely'

/**
 * All tables of the shop, which \`migrations/baseline\` describes; written by \`npm run docs\` from a migrated
 * database.
 */
export interface ShopTables {
${types.join('\n')}
}
`
}

function typeOf({ name, sql }, handle) {
  const columns = handle.run(
    'select name, type, pk, "notnull" or pk > 0 as filled, dflt_value as preset from pragma_table_info(?)',
    [name],
  ).rows
  const rowid = SEARCH.test(sql) ? ['    rowid: number'] : []
  const lines = columns.map((it) => `    ${fieldOf(it, sql)}`)
  return [`  ${name}: {`, ...rowid, ...lines, '  }'].join('\n')
}

function fieldOf({ name, type, filled, preset }, sql) {
  if (SEARCH.test(sql)) return `${name}: string`
  if (VOCABULARY.test(sql)) return `${name}: ${/^(doc|cnt)$/.test(name) ? 'number' : 'string'}`
  const values = [...valuesOf(name, type, sql), ...(filled ? [] : ['null'])]
  const isGenerated = preset !== null || sql.includes(`"${name}" integer primary key`)
  return fit(name, values, isGenerated && !isGiven(name, sql))
}

/** A key of one row, or of another table's, is not a number that the database gives. */
function isGiven(name, sql) {
  return new RegExp(`"${name}" integer primary key (?:references|check)`).test(sql)
}

function valuesOf(name, type, sql) {
  const [, texts] = new RegExp(`check \\(${name} in \\(('[^)]*)\\)`).exec(sql) ?? []
  if (texts) return texts.split(/,\s*/)
  if (TYPES[type.toUpperCase()]) return [TYPES[type.toUpperCase()]]
  throw new Error(`${name} has the type ${type}, which scripts/docs/table-types.mjs does not know.`)
}

/** Broken over lines as the formatter does. */
function fit(name, values, isGenerated) {
  const type = values.join(' | ')
  const line = `${name}: ${isGenerated ? `Generated<${type}>` : type}`
  if (line.length + 4 <= LINE_WIDTH) return line
  if (!isGenerated) return [`${name}:`, ...values.map((it) => `      | ${it}`)].join('\n')
  return `${name}: Generated<\n      ${type}\n    >`
}
