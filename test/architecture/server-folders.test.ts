import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { expectAtMost, expectNone } from './support/expect-none.ts'
import { readImports } from './support/imports.ts'
import {
  countFeatureCrossings,
  type Feature,
  findCrossings,
  findMutualPairs,
  findTouchedFolders,
  folderOf,
} from './support/server-folders.ts'
import { plant, readSources } from './support/sources.ts'

/** Imports from one feature to another for each file: a shop with more features has more of both. */
const CROSSINGS_PER_FILE = 0.36
/**
 * However many files there are, among all features; the composition root names each of them. Past this,
 * what they share sinks into the model or the platform. Most of what is left are the checkout's steps
 * down to cart, orders and delivery, the payments' to the orders that they pay, and the staff's pages on
 * what they change.
 */
const MAX_CROSSINGS = 300
const MOST_TOUCHED = 4
const FEATURES: readonly Feature[] = [
  { folder: 'withdrawals', name: /withdraw/ },
  { folder: 'account', name: /account/ },
  { folder: 'newsletter', name: /newsletter/ },
]

const sources = readSources('src/server')
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

test('imports across the features of the server', (t) => {
  const count = countFeatureCrossings(crossings)
  t.diagnostic(`with those of app: ${count}`)
  expectAtMost(t, count, Math.floor(sources.length * CROSSINGS_PER_FILE))
  const amongFeatures = crossings.filter((it) => it.fromFolder !== 'app')
  expectAtMost(t, countFeatureCrossings(amongFeatures), MAX_CROSSINGS)
})

for (const feature of FEATURES) {
  test(`folders that ${feature.folder} touches`, (t) => {
    const paths = sources.map((it) => it.path)
    const touched = findTouchedFolders(feature, paths, imports)
    t.diagnostic(touched.join(', '))
    expectAtMost(t, touched.length, MOST_TOUCHED)
    ok(existsSync(`src/server/${feature.folder}`), `${feature.folder} has a folder of its own`)
  })
}

test('knows the folders: sales singly, and the root as one', () => {
  const paths = [
    'main.ts',
    'app/routes.ts',
    'sales/cart/queries.ts',
    'sales/sums.ts',
    'mail/a/b.ts',
  ]
  deepEqual(
    paths.map((it) => folderOf(`src/server/${it}`)),
    ['root', 'app', 'sales/cart', 'sales', 'mail'],
  )
  equal(folderOf('src/model/cart.ts'), undefined)
})

test('reads every way to import', () => {
  const source = plant(
    'src/server/account/routes.ts',
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
    ['a', 'b', 'c', 'd', 'e'].map((it, at) => [`src/server/mail/${it}.ts`, at + 1]),
  )
})

const PLANTED = [
  plant('src/server/account/a.ts', `import type { B } from '../sales/cart/b.ts'`),
  plant('src/server/sales/cart/b.ts', `import '../../account/a.ts'\nimport '../orders/c.ts'`),
  plant('src/server/sales/orders/c.ts', `import './d.ts'\nimport '../../platform/db/e.ts'`),
  plant('src/server/app/routes.ts', `import '../account/a.ts'`),
]

test('finds two folders that import each other, though one wants a type only', () => {
  const found = findMutualPairs(findCrossings(PLANTED.flatMap(readImports)))
  deepEqual(
    found.map((it) => it.folders),
    ['account ↔ sales/cart'],
  )
})

test('counts what crosses folders, but not what leads to the platform', () => {
  equal(countFeatureCrossings(findCrossings(PLANTED.flatMap(readImports))), 4)
})

test('finds the folders of a feature by imports and by names', () => {
  const account: Feature = { folder: 'account', name: /account/ }
  const paths = ['mail/account-mail.ts', 'sales/cart/cart.ts', 'platform/db/account-tables.ts'].map(
    (it) => `src/server/${it}`,
  )
  deepEqual(findTouchedFolders(account, paths, PLANTED.flatMap(readImports)), [
    'mail',
    'sales/cart',
  ])
})
