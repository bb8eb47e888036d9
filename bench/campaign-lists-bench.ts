import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShop } from '../shop/app/create-app.ts'
import { listRunning } from '../shop/catalogue/campaigns/campaign-queries.ts'
import { publishCampaigns } from '../shop/catalogue/campaigns/settle-campaigns.ts'
import { readRows } from '../shop/platform/db/read-rows.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import { plan } from '../test/helpers/campaigns.ts'
import { openGenerated } from './generated-shop.ts'

const ROUNDS = 15
const CALLS = 40
const WARM_UP = 40
const MAX_PRICE = 90_000_000
const DAY_MS = 24 * 60 * 60 * 1000

type Shop = Awaited<ReturnType<typeof createShop>>

/** What is asked of both shops; `at` makes an address that no kept page answers. */
const LISTS: Readonly<Record<string, (slug: string, at: number) => string>> = {
  'a category': (slug, at) => `/c/${slug}?utm_content=${at}`,
  'by price': (slug, at) => `/c/${slug}?sort=price-up&utm_content=${at}`,
  // So wide that it holds the same goods at both prices.
  'a range of prices': (slug, at) => `/c/${slug}?price=${at}-${MAX_PRICE}`,
}

/** Prints the medians of ratios of CPU time, with the campaign to without it. */
export async function measureCampaignLists(articles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-campaigns-'))
  try {
    const [plain, reduced] = [
      await openGenerated(join(folder, 'plain'), articles),
      await openGenerated(join(folder, 'reduced'), articles),
    ]
    const { id, slug, products } = await largestCategory(plain)
    console.log(`${slug}: ${products.toLocaleString('en')} products`)
    await begin(reduced, id)
    const shops = [await openShop(plain), await openShop(reduced)] as const
    for (const [name, addressOf] of Object.entries(LISTS)) {
      await compare(name, shops, (at) => addressOf(slug, at))
    }
    for (const shop of shops) await shop.close()
    for (const db of [plain, reduced]) await db.destroy()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function largestCategory(db: Db) {
  const [row] = await readRows<{ id: string; slug: string; products: number }>(
    db,
    `select c.id, c.slug, count(*) as products from product_category pc
       join category c on c.id = pc.category_id group by c.id order by products desc, c.id limit 1`,
    [],
  )
  if (!row) throw new Error('There is no category.')
  return row
}

async function begin(db: Db, category: string): Promise<void> {
  const now = Date.now()
  const targets = [{ kind: 'category', target: category, price: null }] as const
  await readRows(db, 'update price_history set valid_from = valid_from - ?', [90 * DAY_MS])
  const time = { startsAt: now - 1, endsAt: now + DAY_MS }
  await db.transaction().execute((tx) => plan(tx, time, { covers: 'goods', targets }))
  const start = [performance.now(), process.cpuUsage()] as const
  await db.transaction().execute((tx) => publishCampaigns(tx, now))
  console.log(`begins in ${since(start)}`)
  await readRows(db, 'analyze', [])
  const look = [performance.now(), process.cpuUsage()] as const
  const running = await listRunning(db, 'sv', now)
  console.log(`${running.length} found to run in ${since(look)}`)
  const none = await whereNothingIsReduced(db, now)
  console.log(`where nothing may be called reduced, in ${none}`)
}

async function whereNothingIsReduced(db: Db, now: number): Promise<string> {
  const tx = await db.startTransaction().execute()
  await readRows(tx, 'update article set lowest_price = null', [])
  const start = [performance.now(), process.cpuUsage()] as const
  await listRunning(tx, 'sv', now)
  const spent = since(start)
  await tx.rollback().execute()
  return spent
}

function since([wall, cpu]: readonly [number, NodeJS.CpuUsage]): string {
  const { user, system } = process.cpuUsage(cpu)
  const spent = ((user + system) / 1000).toFixed(0)
  return `${(performance.now() - wall).toFixed(0)} ms (CPU ${spent})`
}

async function openShop(db: Db): Promise<Shop> {
  const shop = await createShop(db, { maxOrders: 0 })
  await shop.ready()
  return shop
}

async function compare(
  name: string,
  [plain, reduced]: readonly [Shop, Shop],
  addressOf: (at: number) => string,
): Promise<void> {
  let at = 0
  const spend = async (shop: Shop, calls: number) => {
    const start = process.cpuUsage()
    for (let call = 0; call < calls; call += 1) {
      at += 1
      const { statusCode } = await shop.inject(addressOf(at))
      if (statusCode !== 200) throw new Error(`${addressOf(at)}: ${statusCode}`)
    }
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / calls
  }
  for (const shop of [plain, reduced]) await spend(shop, WARM_UP)
  const rounds: { plain: number; reduced: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ plain: await spend(plain, CALLS), reduced: await spend(reduced, CALLS) })
  }
  const median = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
  const ratio = median(rounds.map((it) => it.reduced / it.plain))
  const [without, with_] = [
    median(rounds.map((it) => it.plain)),
    median(rounds.map((it) => it.reduced)),
  ]
  console.log(
    `${name}: ${with_.toFixed(2)} ms with, ${without.toFixed(2)} ms without, ratio ${ratio.toFixed(2)}`,
  )
}
