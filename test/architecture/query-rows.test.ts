import { deepEqual } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { test } from 'node:test'

/** Files by their paths. */
type Texts = Readonly<Record<string, string>>

/** Modules with statements of their own beside other work. The list may only shrink. */
const EXCUSED = ['health-routes.ts']

const SQL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|executeQuery)\(|\bsql(?:<[^`]*>)?`|\b(?:readRows?|runText)[<(]/
/** Where the next of a module's own begins. */
const PARTS = /^(?=(?:\/\*\*|export |async |function|const |let |class |interface |type ))/m
const EXPORTED = /^export (?:async )?(?:function\*? |const (?=\w+ = (?:async )?[(<]))(\w+)/m
const IMPORTED = /^import \{([^}]*)\} from '([^']+)'/gm

/** Every module of the server that asks the database, wherever it stands; what opens it is none. */
function queryModules(sources: Texts): string[] {
  return Object.keys(sources).filter((it) => !it.includes('/db/') && SQL.test(sources[it] ?? ''))
}

/** Exported functions with statements of their own that no row test imports and calls, as `path function`. */
function untested(sources: Texts, tests: Texts): string[] {
  const calls = new Set(Object.entries(tests).flatMap(([path, text]) => callsOf(path, text)))
  return queryModules(sources).flatMap((path) =>
    exportedQueries(sources[path] ?? '')
      .map((name) => `${path} ${name}`)
      .filter((it) => !calls.has(it)),
  )
}

function exportedQueries(source: string): string[] {
  return source
    .split(PARTS)
    .filter((it) => SQL.test(it))
    .flatMap((it) => EXPORTED.exec(it)?.[1] ?? [])
}

/** What a row test calls of the modules that it imports; any other test has no such calls. */
function callsOf(path: string, text: string): string[] {
  if (!text.includes('/row-database.ts')) return []
  return [...text.matchAll(IMPORTED)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((it) => it.trim())
      .filter((it) => /^\w+$/.test(it) && new RegExp(`\\b${it}\\(`).test(text))
      .map((it) => `${posix.join(posix.dirname(path), from)} ${it}`),
  )
}

function readTexts(folder: string, ending: string): Texts {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((it) => it.endsWith(ending)).map((it) => posixOf(join(folder, it)))
  return Object.fromEntries(files.map((it) => [it, readFileSync(it, 'utf8')]))
}

const posixOf = (path: string) => path.replaceAll('\\', '/')

const isExcused = (path: string) => EXCUSED.includes(posix.basename(path))

const sources = Object.fromEntries(
  Object.entries(readTexts('shop', '.ts')).filter(
    ([it]) => !/^shop\/(demo|node_modules)\//.test(it),
  ),
)
const tests = readTexts('test', '.test.ts')

test('every function that asks the database is called by a test that compares whole rows', () => {
  const named = untested(sources, tests)

  deepEqual(
    named.filter((it) => !isExcused(it.split(' ', 1)[0] ?? '')),
    [],
  )
})

test('who is excused still asks the database', () => {
  const excused = queryModules(sources).filter(isExcused)

  deepEqual(excused.map((it) => posix.basename(it)).sort(), EXCUSED)
})

const MODULE = {
  'shop/cart/queries.ts': `
import { sql } from 'kysely'
export const LIMIT = 3
export async function readOne(db: Db) {
  return sql<{ n: number }>\`select 1 as n\`.execute(db)
}
export const readTwo = (db: Db) => db.selectFrom('cart').execute()
export const writeThree = (db: Db) => runText(db, THREE, [])
export function decide() {}
function own() {}
`,
}
const ROWS = `import { onShop } from '../helpers/row-database.ts'\n`
const IMPORT = `import { readOne, readTwo, writeThree } from '../../shop/cart/queries.ts'\n`
const ONE = 'shop/cart/queries.ts readOne'
const TWO = 'shop/cart/queries.ts readTwo'
const THREE = 'shop/cart/queries.ts writeThree'
const CALLS = 'await readOne(tx)\nawait readTwo(tx)\nawait writeThree(tx)'

const untestedBy = (text: string) => untested(MODULE, { 'test/shop/some.test.ts': text })

test('a query module without a row test is named, by each function that it exports', () => {
  deepEqual(untestedBy(''), [ONE, TWO, THREE])
})

test('a function is named that a row test imports and does not call', () => {
  deepEqual(untestedBy(`${ROWS}${IMPORT}await readTwo(tx)`), [ONE, THREE])
})

test('a function is named that is called by a test of another kind', () => {
  deepEqual(untestedBy(`${IMPORT}${CALLS}`), [ONE, TWO, THREE])
})

test('a function is named whose namesake of another module is called', () => {
  const other = IMPORT.replace('cart', 'orders')

  deepEqual(untestedBy(`${ROWS}${other}${CALLS}`), [ONE, TWO, THREE])
})

test('a module whose functions are all called is not named, nor is one without SQL', () => {
  const called = `${ROWS}${IMPORT}${CALLS}`
  const plain = { 'shop/cart/rules.ts': 'export function decide() {}' }

  deepEqual(untestedBy(called), [])
  deepEqual(untested(plain, {}), [])
})
