/**
 * Runs tests on a PostgreSQL server that it starts, and ends: `node scripts/test-postgres.mjs [folder or file …]`;
 * without a name, those of the queries, and a few whole errands.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chooseTests } from './bundle-tests.mjs'
import { providePostgres, startPostgres } from './postgres-server.mjs'

const OWN = 'test/shop/platform/db/postgres/'
/** How a test of queries begins. */
const ROWS = /\bon(?:Shop|Goods|EmptyDatabase)\(/
/** Whole errands: from the file of goods to the cart, the paid order, and back; and two tabs at two nodes. */
const ERRANDS = [
  'test/shop/app/two-nodes.test.ts',
  'test/shop/catalogue/imports/hand-edits.test.ts',
  'test/shop/cart/cart-routes.test.ts',
  'test/shop/checkout/purchases.test.ts',
  'test/shop/payments/paying.test.ts',
]

const named = process.argv.slice(2)
const programs = providePostgres()
if (programs === undefined) {
  console.error('No PostgreSQL server could be found or installed, so nothing ran on it.')
  process.exit(1)
}
const files = named.length > 0 ? chooseTests(named, []) : chooseUsual()
const server = await startPostgres(programs)
try {
  const { status } = spawnSync(process.execPath, ['scripts/test-node.mjs', ...files], {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES: server.address },
  })
  process.exitCode = status ?? 1
} finally {
  server.stop()
}

function chooseUsual() {
  const all = chooseTests([], ['test/shop']).map((it) => it.replaceAll('\\', '/'))
  return all.filter(
    (it) => it.startsWith(OWN) || ROWS.test(readFileSync(it, 'utf8')) || ERRANDS.includes(it),
  )
}
