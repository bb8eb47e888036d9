/**
 * What `npm run test:all` adds to `npm test` in Node, on PostgreSQL and in Chromium: kills, crashes, crowds and random cases, in
 * numbers that take minutes each. To run one file alone, with other numbers:
 * `KILLS=500 npm run test:server -- test/shop/app/crash.test.ts`.
 */
const NODE = 'scripts/test-node.mjs'
const POSTGRES = 'scripts/test-postgres.mjs'
const BROWSER = 'scripts/test-browser.mjs'
/** Time limit of a page of browser tests. */
const COURTSIDE_FINISH_MS = '1800000'

const RUSH = {
  BUYERS: '20000',
  UNITS: '400',
  KILLS: '40',
  PAYING_BUYERS: '500',
  PAYING_UNITS: '200',
  PAYING_KILLS: '20',
}

/** @type {{ name: string, script: string, file: string, env: Record<string, string>, needs: string[] }[]} */
export const LONG_TESTS = [
  [NODE, 'test/shop/checkout/rush.test.ts', RUSH],
  [POSTGRES, 'test/shop/checkout/rush.test.ts', RUSH],
  [POSTGRES, 'test/shop/platform/db/postgres/change-log.test.ts', { WRITES: '300' }],
  [NODE, 'test/shop/app/crash.test.ts', { KILLS: '40' }],
  [NODE, 'test/shop/catalogue/imports/killed.test.ts', { KILLS: '77' }],
  [NODE, 'test/shop/withdrawals/killed.test.ts', { KILLS: '20' }],
  [NODE, 'test/shop/cli/backups-in-a-rush.test.ts', { ROUNDS: '2', BACKUPS: '5', KILLS: '4' }],
  [NODE, 'test/shop/withdrawals/telling-apart.test.ts', { WITHDRAWAL_TRIES: '400' }],
  [NODE, 'test/shop/account/login/same-times.test.ts', { LOGIN_TRIES: '200', TRY_ALL: '1' }],
  [NODE, 'test/long/login-flood.test.ts', { LOGIN_FLOOD: '2000' }],
  [NODE, 'test/shop/app/fuzz-calls.test.ts', { FUZZ_RUNS: '20000' }],
  [NODE, 'test/shop/cart/cart-totals.test.ts', { CARTS: '1000000', CARTS_MS: '120000' }],
  [NODE, 'test/journeys/imported-catalogue.test.ts', { FILTER_STEPS: '30' }],
  [NODE, 'test/long/accessible-states.test.ts', {}],
  [NODE, 'test/long/purchase-tabs.test.ts', { PURCHASE_RUNS: '100' }],
  [NODE, 'test/long/purchase-crash.test.ts', { PURCHASE_RUNS: '100' }],
  [NODE, 'test/long/balancer.test.ts', {}, ['haproxy']],
  [
    NODE,
    'test/long/nodes.test.ts',
    { BUYERS: '1000', UNITS: '200', KILLS: '6' },
    ['postgres', 'haproxy'],
  ],
  [BROWSER, 'test/loader/purchase.test.ts', { FUZZ_CASES: '200', COURTSIDE_FINISH_MS }],
  [BROWSER, 'test/elements/fuzz-attributes.test.ts', { FUZZ_CASES: '3000', COURTSIDE_FINISH_MS }],
  [BROWSER, 'test/state/checkout/race.test.ts', { FUZZ_CASES: '1000', COURTSIDE_FINISH_MS }],
].map(([script, file, env, needs = []]) => ({
  ...{ name: file, script, file, env, needs },
  ...(script === POSTGRES && { name: `${file} on PostgreSQL`, needs: ['postgres'] }),
}))
