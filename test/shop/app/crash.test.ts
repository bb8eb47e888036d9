import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import { writeShopFile } from '../../helpers/demo-shop.ts'
import { bundleMain, GENTLE_EXIT, startShop } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { addressOf, openFilled } from '../../helpers/test-database.ts'

const KILLS = Number(process.env.KILLS ?? 1)
const BUYERS = 6

interface Buyer {
  readonly cookie: string
  readonly token: string
  sent: number
  acknowledged: number
}

async function meet(address: string): Promise<Buyer> {
  const response = await fetch(`${address}/api/token`)
  const { token } = (await response.json()) as { token: string }
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, token, sent: 0, acknowledged: 0 }
}

async function keepAdding(address: string, buyer: Buyer): Promise<void> {
  for (;;) {
    buyer.sent += 1
    const response = await fetch(`${address}/api/cart/add`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: buyer.cookie,
        requestverificationtoken: buyer.token,
      },
      body: JSON.stringify({ articleNumber: 'PLENTY-1' }),
    })
    if (response.status !== 200) return
    await response.arrayBuffer()
    buyer.acknowledged += 1
  }
}

/** A shop that is killed before it has said anything has nothing to lose. */
async function firstAnswer(buyers: readonly Buyer[]): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (buyers.some((it) => it.acknowledged > 0)) return
    await sleep(10)
  }
}

test('loses nothing that was acknowledged when it is killed', async (t) => {
  const main = await bundleMain()
  const { db, dataDir } = await openFilled(t)
  writeShopFile(dataDir)
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  const place = { DATA_DIR: dataDir, DATABASE_URL: await addressOf(db) }
  await db.destroy()
  let acknowledged = 0

  for (let kill = 0; kill < KILLS; kill += 1) {
    const shop = await startShop(t, main, { ...place, RATE_LIMIT: '0', ORDER_LIMIT: '0' })
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => meet(shop.address)))
    const adding = buyers.map((it) => keepAdding(shop.address, it).catch(() => {}))
    await firstAnswer(buyers)
    await sleep(Math.random() * 200)
    await shop.stop('SIGKILL')
    await Promise.all(adding)

    const again = await startShop(t, main, place)
    for (const { cookie, sent, acknowledged: received } of buyers) {
      const response = await fetch(`${again.address}/api/cart`, { headers: { cookie } })
      const quantity = Number(((await response.json()) as Cart).quantity)
      ok(quantity >= received && quantity <= sent, `${received} <= ${quantity} <= ${sent}`)
      acknowledged += received
    }
    equal(await again.stop('SIGTERM'), GENTLE_EXIT)
  }
  t.diagnostic(`${KILLS} kills, ${acknowledged} acknowledged adds, none lost`)
  ok(acknowledged > 0)
})
