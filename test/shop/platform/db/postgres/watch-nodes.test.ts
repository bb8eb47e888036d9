import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { hostname } from 'node:os'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createNode, watchNodes } from '../../../../../shop/app/watch-nodes.ts'
import { commandText } from '../../../../../shop/platform/commands/command-text.ts'
import { createSigner } from '../../../../../shop/platform/signer.ts'
import { StartError } from '../../../../../shop/platform/start-error.ts'
import { openShop } from '../../../../helpers/open-shop.ts'
import { allRows } from '../../../../helpers/row-database.ts'
import { bundleMain, GENTLE_EXIT, startShop } from '../../../../helpers/run-shop.ts'
import { addressOf, openFilled, reopen } from '../../../../helpers/test-database.ts'

const SHARED = { 'shop.json': '{}', STAFF_KEY: 'first', SMTP_URL: 'smtp://mail.example' }
const text = commandText({})

/** Nodes of one shop on their own connections, by what they are set to. */
async function openNodes(t: TestContext, ...settings: Record<string, string>[]) {
  const { db, shop } = await openShop(t)
  const { signer } = shop.payments
  const nodes = settings.map(async (it) => {
    return createNode(await reopen(t, db), signer, {
      shared: () => ({ ...SHARED, ...it }),
      t: text,
    })
  })
  const [one, other] = await Promise.all(nodes)
  if (!one || !other) throw new Error('Two nodes are needed')
  return { db, shop, signer, one, other }
}

const differs = (names: string) =>
  `The node on ${hostname()} differs in ${names}: give all nodes the same.`

test('nodes that are set to the same have nothing to say of each other', async (t) => {
  const { one, other } = await openNodes(t, {}, {})
  deepEqual([await one.look(), await other.look(), await one.look()], [[], [], []])
})

test('both of two nodes name what differs, until it is the same or one has ended', async (t) => {
  const { one, other } = await openNodes(t, {}, { 'shop.json': '{"a":1}', STAFF_KEY: 'second' })
  await one.look()
  const said = [differs('shop.json, STAFF_KEY')]
  deepEqual([await other.look(), await one.look()], [said, said])

  await other.leave()
  deepEqual(await one.look(), [])
})

test('a node that has not been heard of for a minute counts no longer', async (t) => {
  const { db, one, other } = await openNodes(t, {}, { 'shop.json': '{"a":1}' })
  await other.look()
  await sql`update node set seen_at = seen_at - 59000`.execute(db)
  deepEqual(await one.look(), [differs('shop.json')])
  await sql`update node set seen_at = seen_at - 2000 where seen_at < (select max(seen_at) from node)`.execute(
    db,
  )
  deepEqual(await one.look(), [])
  equal((await allRows(db, 'node')).length, 1)
})

test('what a node is set to is not in the database, and cannot be tried out with what is', async (t) => {
  const { db, one, other } = await openNodes(t, {}, { STAFF_KEY: 'first' })
  await one.look()
  await other.look()
  const rows = JSON.stringify(await allRows(db, 'node'))
  ok(!/first|mail\.example/.test(rows))
  match(rows, /STAFF_KEY/)

  const signer = createSigner('the secret of another shop')
  deepEqual(await createNode(db, signer, { shared: () => SHARED, t: text }).look(), [
    differs(Object.keys(SHARED).join(', ')),
  ])
})

test('of several nodes, each without a mail server says that mails lie on its disk', async (t) => {
  const none = { SMTP_URL: '' }
  const { one, other } = await openNodes(t, none, none)
  deepEqual(await one.look(), [])
  match((await other.look()).join(), /^Mails lie on the disk/)
})

test('a clock that is seconds wrong keeps a node from starting, in one sentence, and later is a warning', async (t) => {
  const { db, shop, signer } = await openNodes(t, {}, {})
  const late = () => Date.now() - 7000
  const begin = watchNodes(shop, db, { shared: () => SHARED, now: late, t: text })
  await rejects(
    begin,
    (error) => error instanceof StartError && /by 7 seconds.*\.$/.test(error.message),
  )
  deepEqual(await allRows(db, 'node'), [])

  const [warning] = await createNode(db, signer, {
    shared: () => SHARED,
    now: late,
    t: text,
  }).look()
  match(`${warning}`, /differs from the database's by 7 seconds/)
  const early = () => Date.now() + 4000
  deepEqual(await createNode(db, signer, { shared: () => SHARED, now: early, t: text }).look(), [])
})

test('a shop says at /readyz where its nodes differ, stays ready, and leaves with its end', async (t) => {
  const { db, shop, other } = await openNodes(t, {}, { BASE_URL: 'https://shop.example' })
  await other.look()
  await watchNodes(shop, db, { shared: () => SHARED, t: text })
  const { statusCode, body } = await shop.inject('/readyz')
  equal(statusCode, 200)
  ok(JSON.parse(body).warnings.includes(differs('BASE_URL')))

  await shop.close()
  equal((await allRows(db, 'node')).length, 1)
})

test('the program tells what it is set to for as long as it runs', async (t) => {
  const { db, dataDir } = await openFilled(t)
  const environment = { DATA_DIR: dataDir, DATABASE_URL: await addressOf(db) }
  const { stop } = await startShop(t, await bundleMain(), environment)
  match(JSON.stringify(await allRows(db, 'node')), /shop\.json.*the program/)

  equal(await stop('SIGTERM'), GENTLE_EXIT)
  deepEqual(await allRows(db, 'node'), [])
})
