import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { readImports } from './support/imports.ts'
import { findCrossings, findMutualPairs, folderOf } from './support/server-folders.ts'
import { plant, readSources } from './support/sources.ts'

const sources = readSources('shop')
const imports = sources.flatMap(readImports)
const crossings = findCrossings(imports)

test('no two folders of the server import each other', (t) => {
  const places = findMutualPairs(crossings).map(({ folders, fewer }) => ({
    path: fewer[0]?.from ?? '',
    line: fewer[0]?.line ?? 0,
    found: `${folders}, ${fewer.length} imports`,
  }))
  expectNone(t, places)
})

test('knows the folders, and the root as one', () => {
  const paths = ['main.ts', 'app/routes.ts', 'mail/a/b.ts']
  deepEqual(
    paths.map((it) => folderOf(`shop/${it}`)),
    ['root', 'app', 'mail'],
  )
  equal(folderOf('src/model/cart.ts'), undefined)
})

test('reads every way to import', () => {
  const source = plant(
    'shop/account/routes.ts',
    `import { a } from '../mail/a.ts'
import type { B } from '../mail/b.ts'
export { c } from '../mail/c.ts'
const d = await import('../mail/d.ts')
type E = import('../mail/e.ts').E
import fastify from 'fastify'
// import '../mail/comment.ts'
const text = "import '../mail/text.ts'"`,
  )
  deepEqual(
    readImports(source).map(({ to, line }) => [to, line]),
    ['a', 'b', 'c', 'd', 'e'].map((it, at) => [`shop/mail/${it}.ts`, at + 1]),
  )
})

const PLANTED = [
  plant('shop/account/a.ts', `import type { B } from '../cart/b.ts'`),
  plant('shop/cart/b.ts', `import '../account/a.ts'\nimport '../orders/c.ts'`),
  plant('shop/orders/c.ts', `import './d.ts'\nimport '../platform/db/e.ts'`),
  plant('shop/app/routes.ts', `import '../account/a.ts'`),
]

test('finds two folders that import each other, though one wants a type only', () => {
  const found = findMutualPairs(findCrossings(PLANTED.flatMap(readImports)))
  deepEqual(
    found.map((it) => it.folders),
    ['account ↔ cart'],
  )
})
