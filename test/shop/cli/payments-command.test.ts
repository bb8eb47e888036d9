import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop, temporaryFolder } from '../../helpers/open-shop.ts'
import { bundleProgram, runToEnd } from '../../helpers/run-shop.ts'
import { addressOf } from '../../helpers/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('npm run payments lists what is awaited, registers once, and tells what to give back', async (t) => {
  const clock = { now: Date.now() }
  const shop = await openShop(t, { now: () => clock.now })
  const { db } = shop
  const program = await bundleProgram('shop/cli/payments.ts')
  const place = { DATA_DIR: temporaryFolder(t), DATABASE_URL: await addressOf(db) }
  const run = (...flags: string[]) => runToEnd(program, place, ...flags)
  const order = async () => {
    const { orderId } = (await buy(shop.visitor(), { 'LAST-1': 1 })).json<Checkout>()
    const row = db.selectFrom('orders').select('number').where('id', '=', String(orderId))
    return (await row.executeTakeFirstOrThrow()).number
  }
  const late = await order()
  clock.now += 30 * DAY_MS
  await sweepOrders(shop.shop.payments)
  const paid = await order()

  const listed = await run()
  const done = await Promise.all([run('--paid', paid), run('--paid', paid.toLowerCase())])
  const [refused, wrong, unknown, help] = await Promise.all([
    run('--paid', late),
    run('--piad', late),
    run('--paid', 'X-1'),
    run('--help'),
  ])
  const due = await run()
  const back = [await run('--returned', late), await run('--returned', late)]

  match(listed.stdout, new RegExp(`^${paid} {2}SEK\\s269 {2}awaited until .*\\n {2}kim@`))
  deepEqual(done.map((it) => it.stdout).sort(), [
    `${paid} has this transfer already.\n`,
    `${paid} is paid.\n`,
  ])
  match(refused.stdout, /cannot be delivered for this money any more: give it back/)
  deepEqual([wrong.code, unknown.code, help.code], [1, 1, 0])
  match(due.stdout, new RegExp(`^${late} {2}SEK\\s269 {2}to give back, reference ${late}\\n`))
  deepEqual(
    back.map(({ code }) => code),
    [0, 1],
  )
  const [english, swedish, unknownSwedish] = await Promise.all([
    run(),
    runToEnd(program, { ...place, LANG: 'sv_SE.UTF-8' }),
    runToEnd(program, { ...place, LANG: 'sv_SE.UTF-8' }, '--paid', 'X-1'),
  ])
  equal(english.stdout, 'Nothing is awaited, and nothing is due.\n')
  equal(swedish.stdout, 'Inget väntas, och inget ska betalas tillbaka.\n')
  equal(unknownSwedish.stderr, 'X1 är ingen beställning som betalas med banköverföring.\n')
})

test('npm run payments approves a company for the invoice, and takes it back', async (t) => {
  const { db } = await openShop(t)
  const program = await bundleProgram('shop/cli/payments.ts')
  const place = { DATA_DIR: temporaryFolder(t), DATABASE_URL: await addressOf(db) }
  const say = async (company: string, may: string) => {
    const { code } = await runToEnd(program, place, '--invoice', company, may)
    const found = await db.selectFrom('company').select('may_invoice').executeTakeFirst()
    return [code, found?.may_invoice]
  }

  deepEqual(await say('802400-0005', 'no'), [0, 0])
  deepEqual(await say('802400-0005', 'maybe'), [1, 0])
  deepEqual(await say('559000-0001', 'yes'), [1, 0])
  deepEqual(await say('802400-0005', 'yes'), [0, 1])
})
