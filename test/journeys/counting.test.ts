import { deepEqual, equal, ok } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import demo from '../../shop/demo/shop.json' with { type: 'json' }
import { listVitals } from '../../shop/measurement/measurement-queries.ts'
import { readFunnel } from '../../shop/measurement/read-funnel.ts'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { BUYER, faultsOf, fieldOf, openCheckout } from './checkout-steps.ts'
import { GOODS, runProgram } from './own-shop-steps.ts'
import { openOwner } from './owner-steps.ts'
import { readReceipt } from './paid-sum.ts'
import { newVisitor, startShop, until, withOwnShop } from './running-shop.ts'

/** Of a browser that somebody looks at; the one of tests says that nobody does. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const ALWAYS = { from: '', to: '2999-12-31' }

const scene = withOwnShop({
  async furnish(dataDir) {
    const { look, ...file } = demo
    const text = JSON.stringify({ ...file, measurement: { vitals: true } })
    writeFileSync(join(dataDir, 'shop.json'), text)
    const goods = join(dataDir, 'goods.csv')
    writeFileSync(goods, GOODS)
    await runProgram(dataDir, 'import', [goods])
  },
})

/** Somebody who answers the question at once. */
async function open(t: TestContext, choice: 'all' | 'none') {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
    userAgent: USER_AGENT,
  })
  t.after(() => context.close())
  const asked: string[] = []
  context.on('request', (it) => {
    if (/\/(tracking|vitals)-|\/api\/vitals/.test(it.url())) asked.push(new URL(it.url()).pathname)
  })
  await page.goto('/search?q=strand')
  await page.emulateMedia({ media: 'print' })
  await page.locator('cookie-consent:not([hidden])').waitFor({ state: 'attached' })
  equal(await page.locator('cookie-consent').isVisible(), false, 'it is not on paper')
  await page.emulateMedia({ media: null })
  await page.locator(`cookie-consent button[value=${choice}]`).click()
  await page.locator('cookie-consent[hidden]').waitFor({ state: 'attached' })
  return { context, page, faults, asked }
}

async function add(page: Page): Promise<void> {
  await page.locator('main .size-tile__box:enabled').first().check()
  await page.locator('size-input [data-act=add]').first().click()
  const count = page.locator('.mini-cart__count').first()
  await until(async () => (await count.textContent())?.trim() === '1')
}

async function buy(page: Page): Promise<void> {
  await untilMeasured(page)
  await openCheckout(page, '')
  await untilMeasured(page)
  await page.reload()
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=acceptTermsOfCondition]').check()
  await page.locator('[data-act=order]:not([data-state=loading])').click()
  await readReceipt(page)
}

/** Once the file that times the page is there, so that leaving is told. */
async function untilMeasured(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map((it) => it.name)
    return files.some((it) => it.includes('vitals-'))
  })
}

/** What the shop has counted once it has stopped. */
async function readCounts() {
  await scene.shop.stop()
  const db = await openDatabase({ dataDir: scene.dataDir })
  try {
    const funnel = await readFunnel(db, { timeZone: 'Europe/Stockholm' }, ALWAYS)
    return { funnel, vitals: await listVitals(db, ALWAYS) }
  } finally {
    await db.destroy()
    scene.shop = await startShop(scene.dataDir)
  }
}

/** Every report has the calm of its layout, in this browser. */
function countsByPage(vitals: Awaited<ReturnType<typeof listVitals>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { vital, page, count } of vitals) {
    if (vital === 'CLS') counts.set(page, (counts.get(page) ?? 0) + count)
  }
  return counts
}

test('one who buys and one who only looks are counted step by step; pages are timed after a yes alone', async (t) => {
  const buyer = await open(t, 'all')
  await untilMeasured(buyer.page)
  await buyer.page.locator('a.product-card__link').first().click()
  await buyer.page.waitForURL('**/p/strandtee')
  await add(buyer.page)
  await buy(buyer.page)
  await untilMeasured(buyer.page)
  await buyer.page.goto('/')
  const looker = await open(t, 'none')
  await looker.page.goto('/p/strandtee')
  await looker.page.goto('/p/segelkeps')
  await looker.page.goto('/p/strandtee')
  await add(looker.page)
  const { funnel, vitals } = await readCounts()

  deepEqual(
    funnel.map(({ storefront, lang, counts }) => ({ storefront, lang, ...counts })),
    [{ storefront: 'sport', lang: 'sv', seen: 4, added: 2, checkout: 1, bought: 1 }],
  )
  deepEqual(looker.asked, [])
  // The page that the buyer still looks at has not told yet.
  deepEqual(Object.fromEntries(countsByPage(vitals)), {
    list: 1,
    product: 1,
    checkout: 2,
    other: 1,
  })
  ok(buyer.asked.some((it) => it.includes('vitals-')))
  ok(vitals.every(({ device }) => device === 'desktop'))
  deepEqual([buyer.faults, looker.faults], [[], []])
})

test('whoever reads the counts on a phone finds each figure in one piece below its head', async () => {
  const page = await openOwner(scene, 320)
  await page.goto('/staff/measurement')

  ok((await page.locator('.staff-figures').count()) > 2)
  deepEqual(await page.evaluate(strayFigures), [])
  deepEqual(await faultsOf(page), [])
})

/** Runs in the page: figures that do not end where their head does, or stand in more than one line. */
function strayFigures(): string[] {
  const endOf = (it: Element | undefined) => {
    const { paddingRight = '' } = it ? getComputedStyle(it) : {}
    return (it?.getBoundingClientRect().right ?? 0) - Number.parseFloat(paddingRight)
  }
  return [...document.querySelectorAll('.staff-figures tr')].flatMap((row) => {
    const heads = row.closest('table')?.tHead?.rows[0]?.cells
    return [...row.querySelectorAll('td')].flatMap((it) => {
      const head = heads?.[it.cellIndex]
      const lines = document.createRange()
      lines.selectNodeContents(it)
      const isAtEnd = head && getComputedStyle(it).textAlign === getComputedStyle(head).textAlign
      const isWhole = lines.getClientRects().length === 1
      return isAtEnd && isWhole && Math.abs(endOf(it) - endOf(head)) < 1 ? [] : [it.outerHTML]
    })
  })
}

test('a no on the page of the question takes away at once what a yes had let the browser keep', async (t) => {
  const { page, faults } = await open(t, 'all')
  await page.evaluate(() => {
    localStorage['courtside.sent'] = JSON.stringify({ 'purchase:1': Date.now() })
    localStorage['courtside.favourites'] = '{"productIds":[]}'
  })
  const keys = () => page.evaluate(() => Object.keys({ ...localStorage }).sort())

  await page.goto('/cookies')
  await page.locator('main button[value=all]').click()
  await page.waitForLoadState('networkidle')
  deepEqual(await keys(), ['courtside.favourites', 'courtside.sent'])

  await page.locator('main button[value=none]').click()
  await until(async () => !(await keys()).includes('courtside.sent'))
  deepEqual([new URL(page.url()).pathname, await keys()], ['/cookies', ['courtside.favourites']])
  deepEqual(faults, [])
})
