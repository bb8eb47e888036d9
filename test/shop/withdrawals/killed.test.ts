import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createShop } from '../../../shop/app/create-app.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { buy } from '../../helpers/checkout.ts'
import { writeShopFile } from '../../helpers/demo-shop.ts'
import { createVisitor } from '../../helpers/open-shop.ts'
import { bundleMain, GENTLE_EXIT, startShop } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { addressOf, openFilled, type TestDatabase } from '../../helpers/test-database.ts'
import { CALL, statementOf } from '../../helpers/withdrawals.ts'
import { readMail } from '../platform/mail/read-mail.ts'

const KILLS = Number(process.env.KILLS ?? 1)
const ORDERS = 6

/** Fills a shop with orders that can be withdrawn from; answers their numbers. */
async function fill({ db, dataDir }: TestDatabase): Promise<readonly string[]> {
  writeShopFile(dataDir)
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  const shop = await createShop(db, { dataDir })
  for (let at = 0; at < ORDERS; at += 1) await buy(createVisitor(shop, {}), { 'PLENTY-1': 1 })
  const orders = await db.selectFrom('orders').select('number').execute()
  await db.updateTable('outbox').set({ done_at: 1 }).execute()
  await shop.close()
  return orders.map((it) => it.number)
}

/** Presses until the shop is gone; answers whether it ever said that it received the statement. */
async function press(address: string, number: string, notify: () => void): Promise<boolean> {
  let isAcknowledged = false
  for (;;) {
    const response = await fetch(address + CALL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(statementOf({ number })),
    }).catch(() => undefined)
    if (!response) return isAcknowledged
    if (response.status === 200) {
      isAcknowledged = true
      notify()
    }
    await response.arrayBuffer().catch(() => {})
    await sleep(5)
  }
}

async function untilMailed(dataDir: string, count: number): Promise<readonly string[]> {
  const folder = join(dataDir, 'mail')
  for (let wait = 0; wait < 400; wait += 1) {
    const files = existsSync(folder) ? readdirSync(folder) : []
    const names = files.filter((it) => it.endsWith('.eml'))
    if (names.length >= count) return names.map((it) => readFileSync(join(folder, it), 'latin1'))
    await sleep(50)
  }
  throw new Error('The mails did not come in time')
}

async function dieAndRecover(t: TestContext, main: string): Promise<number> {
  const opened = await openFilled(t)
  const { db, dataDir } = opened
  const numbers = await fill(opened)
  const place = { DATA_DIR: dataDir, DATABASE_URL: await addressOf(db) }
  await db.destroy()
  const environment = { ...place, RATE_LIMIT: '0', ORDER_LIMIT: '0' }
  const shop = await startShop(t, main, environment)
  let pressing: readonly Promise<boolean>[] = []
  await new Promise<void>((acknowledged) => {
    pressing = numbers.map((it) => press(shop.address, it, acknowledged))
  })
  await sleep(Math.random() * 10)
  await shop.stop('SIGKILL')
  const received = await Promise.all(pressing)

  const after = await openDatabase({ dataDir, databaseUrl: place.DATABASE_URL })
  // What the dead shop was at is taken up after a minute: it goes by here.
  await after.updateTable('outbox').set({ claimed_until: 0 }).execute()
  const again = await startShop(t, main, environment)
  const rows = await after.selectFrom('withdrawal').select(['number', 'order_id']).execute()
  for (const [at, number] of numbers.entries()) {
    const found = rows.filter((it) => it.number === number && it.order_id !== null).length
    ok(received[at] ? found === 1 : found <= 1, `${number}: ${found}`)
  }
  const mails = (await untilMailed(dataDir, 2 * rows.length)).map(readMail)
  await after.destroy()
  equal(await again.stop('SIGTERM'), GENTLE_EXIT)
  const toBuyers = mails.filter((it) => it.headers.get('to') === 'kim@example.com')
  const said = toBuyers.map((it) => it.headers.get('subject')?.split(' ').at(-1)).sort()
  deepEqual(said, rows.map((it) => it.number).sort())
  equal(mails.length, 2 * rows.length)
  return received.filter(Boolean).length
}

test('a statement that was acknowledged is kept and mailed once, whenever the shop is killed', async (t) => {
  const main = await bundleMain()
  let acknowledged = 0

  for (let kill = 0; kill < KILLS; kill += 1) acknowledged += await dieAndRecover(t, main)

  t.diagnostic(`${KILLS} kills, ${acknowledged} acknowledged statements, none lost, none twice`)
  ok(acknowledged > 0)
})
