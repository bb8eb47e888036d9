/**
 * `npm run test:long`: crashes, fuzzed calls and attributes, a million carts, checkouts whose answers
 * come in any order, withdrawals that nobody can tell apart, backups in a rush, orders told by five tabs at once and by
 * tabs that crash, and every page and state of a tag looked at by axe, for as long as they are worth.
 */
import { spawnSync } from 'node:child_process'

const RUNS = [
  [['scripts/test-node.mjs', 'test/shop/app/crash.test.ts'], { KILLS: '500' }],
  [
    ['scripts/test-node.mjs', 'test/shop/sales/checkout/rush.test.ts'],
    {
      ...{ BUYERS: '200000', UNITS: '4000', KILLS: '500' },
      ...{ PAYING_BUYERS: '5000', PAYING_UNITS: '2000', PAYING_KILLS: '200' },
    },
  ],
  [
    ['scripts/test-node.mjs', 'test/shop/cli/backups-in-a-rush.test.ts'],
    { ROUNDS: '10', BACKUPS: '10', BUYERS: '6000', UNITS: '3000', KILLS: '8' },
  ],
  [['scripts/test-node.mjs', 'test/shop/withdrawals/killed.test.ts'], { KILLS: '200' }],
  [['scripts/test-node.mjs', 'test/shop/catalogue/imports/killed.test.ts'], { KILLS: '231' }],
  [
    ['scripts/test-node.mjs', 'test/shop/withdrawals/telling-apart.test.ts'],
    { WITHDRAWAL_TRIES: '2000', WITHDRAWAL_ROUNDS: '1000' },
  ],
  [['scripts/test-node.mjs', 'test/shop/account/same-times.test.ts'], { LOGIN_TRIES: '2000' }],
  [['scripts/test-node.mjs', 'test/long/login-flood.test.ts'], { LOGIN_FLOOD: '10000' }],
  [['scripts/test-node.mjs', 'test/shop/app/fuzz-calls.test.ts'], { FUZZ_RUNS: '400000' }],
  [
    ['scripts/test-node.mjs', 'test/shop/sales/cart/cart-totals.test.ts'],
    { CARTS: '1000000', CARTS_MS: '7200000' },
  ],
  [['scripts/test-node.mjs', 'test/journeys/imported-catalogue.test.ts'], { FILTER_STEPS: '30' }],
  [['scripts/test-node.mjs', 'test/long/accessible-states.test.ts'], {}],
  [['scripts/test-node.mjs', 'test/long/purchase-tabs.test.ts'], { PURCHASE_RUNS: '1000' }],
  [['scripts/test-node.mjs', 'test/long/purchase-crash.test.ts'], { PURCHASE_RUNS: '1000' }],
  [
    ['scripts/test-browser.mjs', 'test/loader/purchase.test.ts'],
    { FUZZ_CASES: '1000', COURTSIDE_FINISH_MS: '7200000' },
  ],
  [
    ['scripts/test-browser.mjs', 'test/elements/fuzz-attributes.test.ts'],
    { FUZZ_CASES: '30000', COURTSIDE_FINISH_MS: '7200000' },
  ],
  [
    ['scripts/test-browser.mjs', 'test/state/checkout/race.test.ts'],
    { FUZZ_CASES: '10000', COURTSIDE_FINISH_MS: '7200000' },
  ],
]

// Other cases each time; what fails says which they were, and SEED tries them again.
const SEED = process.env.SEED ?? String(Date.now() % 1e9)
console.log(`SEED=${SEED}`)
for (const [args, env] of RUNS) {
  const options = { stdio: 'inherit', env: { ...process.env, SEED, ...env } }
  const { status } = spawnSync(process.execPath, args, options)
  if (status !== 0) process.exit(status ?? 1)
}
