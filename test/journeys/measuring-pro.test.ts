import { deepEqual, ok } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import demo from '../../shop/demo/shop.json' with { type: 'json' }
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { addOtherCompany } from '../helpers/colleagues.ts'
import { agree } from '../helpers/price-lists.ts'
import { type Figure, figuresIn, TELLING } from '../helpers/telling-figures.ts'
import { enter } from './account-steps.ts'
import { orderable, SHIRT } from './company-steps.ts'
import { newVisitor, startShop, withOwnShop } from './running-shop.ts'
import { startTagManager, type TagManager } from './tag-manager.ts'

const ALL = Object.keys(TELLING) as Figure[]
const AGREED: readonly Figure[] = ['agreed', 'agreedVolume']
/** What is looked at, and what its page says once the tag manager hears it. */
const PAGES = [
  ['/pro/search?q=tr%C3%B6ja', 'view_item_list'],
  [SHIRT, 'view_item'],
  ['/pro/cart', 'gtm.js'],
] as const
let tags: TagManager

const scene = withOwnShop({
  async prepare() {
    // The demo's goods and people come with a shop that has no file of its own, and become a shop's own.
    await scene.shop.stop()
    tags = await startTagManager()
    const { look, ...file } = demo
    const measured = { ...file, tracking: tags.settings('ga4') }
    writeFileSync(join(scene.dataDir, 'shop.json'), JSON.stringify(measured))
    await tellFigures()
    scene.shop = await startShop(scene.dataDir)
  },
})

after(() => tags?.end())

beforeEach(() => tags.forget())

/** Gives every article figures that no other number looks like, before anybody has seen a page. */
async function tellFigures(): Promise<void> {
  const db = await openDatabase({ dataDir: scene.dataDir })
  const { price, campaign, business, stock } = TELLING
  await db.updateTable('demo_state').set({ is_demo: 0 }).execute()
  await db.updateTable('product').set({ source: 'own' }).execute()
  const prices = { price, campaign_price: campaign, business_price: business }
  await db.updateTable('article').set(prices).execute()
  await db.updateTable('stock').set({ available: stock }).execute()
  await addOtherCompany(db)
  const kronor = TELLING.agreed / 100
  await agree(
    db,
    orderable(10_000).map((it) => `${it};1;${kronor}`),
  )
  await db.destroy()
}

/** Looks at the pages with a yes; answers all that they have pushed, and what has arrived. */
async function pushesOf(name: string | undefined): Promise<string> {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  if (name) await enter(page, '/pro/account', `${name}@example.com`)
  const pushed: string[] = []
  for (const [at, [path, event]] of PAGES.entries()) {
    await page.goto(path)
    if (at === 0) await page.locator('cookie-consent button[value=all]').click()
    // Whoever leaves before the tag manager has come is not heard on that page.
    await tags.heard(event, event === 'gtm.js' ? at + 1 : 1)
    pushed.push(await layerOf(page))
  }
  await context.close()
  return [...pushed, JSON.stringify(tags.received())].join('\n')
}

const layerOf = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))

test('a tag manager hears no price, price list or stock from a page of /pro that shows none', async () => {
  ok(figuresIn(await pushesOf('bo'), AGREED).length > 0, 'a buyer’s own prices are measured')
  for (const name of [undefined, 'anna']) {
    tags.forget()
    const pushed = await pushesOf(name)
    deepEqual([name, figuresIn(pushed, ALL)], [name, []])
    deepEqual([name, /"(?:price|value|stock)\w*":/.exec(pushed)?.[0]], [name, undefined])
  }
  tags.forget()
  const ofEva = await pushesOf('eva')
  deepEqual(figuresIn(ofEva, AGREED), [])
  ok(figuresIn(ofEva, ['business', 'campaign', 'price']).length > 0)
})
