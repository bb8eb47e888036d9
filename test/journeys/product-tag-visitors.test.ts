import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { DARK, FORCED, violationsInModes } from './accessibility.ts'
import { enter } from './account-steps.ts'
import { sidewaysBySize, tabTo } from './checkout-steps.ts'
import { areDrawn, type ProductTag, putTags } from './product-tag-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const STORY = '/pro/stories/lunda-if'
const BOTTLE = 'CS-50105-BLU-500ML'
/** A sum as the shop writes it. */
const SUM = /\d[\s\u00a0]kr/

async function visit(t: TestContext, width?: number) {
  const visitor = await newVisitor(scene.browser, scene.shop.url, width ? { width } : {})
  t.after(() => visitor.context.close())
  return visitor
}

const wordsOf = async (page: Page) =>
  (await page.locator('product-price').first().textContent()) ?? ''

test('who is not logged in at /pro is told no price, in no byte, and the way to them', async (t) => {
  const { page, faults } = await visit(t)
  const told: string[] = []
  page.on('response', async (it) => {
    if (/\/api\/products|\/stories\//.test(it.url())) told.push(await it.text())
  })
  await page.goto(STORY)
  await until(async () => told.length === 3)

  deepEqual(
    told.filter((it) => SUM.test(it) || /"\w*(?:price|amount|stock)\w*":/i.test(it)),
    [],
  )
  const link = page.locator('product-price a')
  equal(await link.getAttribute('href'), '/pro/login?returnTo=%2Fpro%2Fp%2Fkalla-vattenflaska')
  deepEqual(faults, [])
})

test('a login in another tab brings the prices, a logout takes them away, and Back has those of the login', async (t) => {
  const { context, page } = await visit(t)
  await page.goto(STORY)
  ok(!SUM.test(await wordsOf(page)))
  const other = await context.newPage()
  await enter(other, '/pro/account', 'bo@example.com')
  await until(async () => SUM.test(await wordsOf(page)))

  await other.getByRole('button', { name: 'Logga ut' }).first().click()
  await until(async () => !SUM.test(await wordsOf(page)))
  await other.close()

  await page.locator('product-price a').click()
  await page.fill('main [name=userName]', 'bo@example.com')
  await page.fill('main [name=password]', 'courtside-demo')
  await page.press('main [name=password]', 'Enter')
  await page.waitForURL(/\/p\/kalla-vattenflaska/)
  while (!page.url().endsWith(STORY)) await page.goBack()
  await until(async () => SUM.test(await wordsOf(page)))
})

test('what the server has drawn in a story stays as it is once its tags have asked, with and without script', async (t) => {
  const { page } = await visit(t)
  const asked: string[] = []
  page.on('response', (it) => it.url().includes('/api/products') && asked.push(it.url()))
  await page.addInitScript(keepRemoved)
  await page.goto('/stories/lunda-if')
  await until(async () => asked.length === 2)
  await page.waitForFunction(areDrawn)
  deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'removed')), [])

  const plain = await newVisitor(scene.browser, scene.shop.url, { javaScriptEnabled: false })
  t.after(() => plain.context.close())
  await plain.page.goto('/stories/lunda-if')
  equal(await plain.page.locator('product-list .product-card').count(), 4)
  ok(SUM.test(await wordsOf(plain.page)))
})

/** Runs in the page, before anything else does: keeps what goes from product tags. */
function keepRemoved(): void {
  const removed: (string | null)[] = []
  Reflect.set(globalThis, 'removed', removed)
  const isInTag = ({ target }: MutationRecord) =>
    target instanceof Element && target.closest('product-list, product-price, product-availability')
  new MutationObserver((records) => {
    const gone = records.filter(isInTag).flatMap((it) => [...it.removedNodes])
    removed.push(...gone.map((it) => it.textContent))
  }).observe(document, { childList: true, subtree: true })
}

/** As a shop has them: sold, reduced, on quotation, out of stock, and unknown. */
const STATES = [BOTTLE, 'CS-40110-GRY', 'CS-70101-BLK', 'CS-10103-MST-41', 'NONE']
const TAGS: readonly ProductTag[] = [
  ...STATES.flatMap((it) =>
    ['product-price', 'product-availability', 'product-card'].map((tag) => [tag, it] as const),
  ),
  ['product-card', 'demo-10101', 'productid'],
  ['product-list', 'all', 'campaign'],
  ['product-list', 'zzzz', 'query'],
]

for (const prefix of ['', '/en', '/pro']) {
  test(`all four tags in every state are accessible and fit at 320 px, in every mode, under "${prefix}/"`, async (t) => {
    const { page, faults } = await visit(t)
    await page.goto(`${prefix}/contact`)
    await putTags(page, TAGS)
    await page.waitForFunction(areDrawn)

    deepEqual(await violationsInModes(page, [DARK, FORCED]), [])
    await page.setViewportSize({ width: 320, height: 800 })
    deepEqual(await sidewaysBySize(page), [0, 0])
    deepEqual(faults, [])
  })
}

test('a card is bought from, and its colours are chosen, by keyboard', async (t) => {
  const { page, faults } = await visit(t)
  await page.goto('/contact')
  await putTags(page, [
    ['product-card', BOTTLE],
    ['product-card', 'demo-10101', 'productid'],
  ])
  await page.waitForFunction(areDrawn)

  await tabTo(page, 'product-card .product-card__link')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const count = page.locator('.mini-cart__count').first()
  await until(async () => (await count.textContent())?.trim() === '1')
  await tabTo(page, 'product-card [popovertarget]')
  await page.keyboard.press('Enter')
  await page.locator('product-card [popover]:popover-open quick-buy[data-state=ready]').waitFor()
  await page.keyboard.press('Escape')
  equal(await page.locator('product-card [popover]:popover-open').count(), 0)
  deepEqual(faults, [])
})
