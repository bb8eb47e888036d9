import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  chooseInSheet,
  goBackThrough,
  isReady,
  listOf,
  search,
  settle,
  showProducts,
} from './filter-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const STEPS = 30
const PHONE = 360

test('a visitor finds a shoe by facets, opens it, and comes back to the list as it was', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/c/lopning')
  const gender = page.locator('faceted-search input[name="gender"][value="women"]')
  await gender.click()
  await settle(page, '?gender=women')
  const women = await listOf(page)
  ok(await gender.evaluate((it) => it === document.activeElement))
  const count = (await page.locator('.shop-count').textContent()) ?? ''
  const said = page.locator('body > .cs-live-region[aria-live="polite"]')
  await until(async () => (await said.textContent()) === count)

  await page.locator('faceted-search input[name="size"][value="XS"]').click()
  await settle(page, '?gender=women&size=XS')
  const filtered = await listOf(page)
  ok(filtered.length > 2 && filtered.length < 12)
  const card = page.locator('.product-card__link').last()
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card.click()
  await page.waitForURL(/\/p\//)
  await page.goBack()

  deepEqual(await listOf(page), filtered)
  await until(async () => Math.abs((await page.evaluate(() => scrollY)) - place) < 2)
  ok(place > 0)
  const other = await context.newPage()
  await other.goto(page.url())
  deepEqual(await listOf(other), filtered)
  equal(await other.locator('faceted-search .faceted-search__chip').count(), 2)
  await page.goBack()
  await settle(page, '?gender=women')
  await until(async () => (await listOf(page)).length === women.length)
  deepEqual(await listOf(page), women)
  deepEqual(faults, [])
  await context.close()
})

test('a list on a phone begins with goods: one line of crumbs, one row of ways on', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
    width: PHONE,
  })
  await page.setViewportSize({ width: PHONE, height: 640 })
  for (const width of [PHONE, 320]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of ['/c/lopning', '/c/loparskor', '/c/skivstanger-och-viktskivor']) {
      await page.goto(path)
      const [crumbs = 0, subs = 0, card = 0, sideways = 0] = await page.evaluate(() => {
        const boxOf = (it: string) => document.querySelector(it)?.getBoundingClientRect()
        const { scrollWidth, clientWidth } = document.documentElement
        return [
          boxOf('.shop-crumbs ol')?.height,
          boxOf('.shop-subs ul')?.height,
          boxOf('.product-card')?.top,
          scrollWidth - clientWidth,
        ]
      })
      ok(crumbs > 0 && crumbs < 40, `${path}: crumbs of ${crumbs} px`)
      ok(subs < 60, `${path}: ways on of ${subs} px`)
      ok(card > 0 && card < 560, `${path}: the first product at ${card} px`)
      equal(sideways, 0)
    }
  }
  deepEqual(faults, [])
  await context.close()
})

test('a visitor chooses thirty times on a phone, and sees each list again on the way back', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
    width: PHONE,
  })
  await page.goto('/search')
  await page.evaluate(() => scrollTo(0, 1500))
  const seen = await chooseInSheet(page, STEPS)
  const last = seen.at(-1)
  await showProducts(page, last?.list[0])
  deepEqual(await listOf(page), last?.list)
  const top = () => page.locator('#products').evaluate((it) => it.getBoundingClientRect().top)
  await until(async () => (await top()) > 0)

  await goBackThrough(page, seen)

  equal(await page.locator('.faceted-search__open:visible').first().textContent(), 'Filtrera (30)')
  deepEqual(faults, [])
  await context.close()
})

test('a list that cannot be had leaves the products, and comes when it is asked for again', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/c/lopning')
  const before = await listOf(page)
  await page.route('**/api/productFilter/**', (it) => it.abort())
  await page.locator('faceted-search input[value="men"]').click()
  await page.locator('faceted-search .faceted-search__problem').waitFor()
  deepEqual([await listOf(page), search(page), await isReady(page)], [before, '', true])

  await page.unroute('**/api/productFilter/**')
  await page.locator('faceted-search [data-act="retry"]').click()
  await settle(page, '?gender=men')

  ok((await listOf(page)).length < before.length)
  await page.goBack()
  await settle(page, '')
  deepEqual(await listOf(page), before)
  await context.close()
})

test('a part of the script that is missing makes a choice a page of its own', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/c/lopning')
  await page.locator('faceted-search summary').first().hover()
  await page.locator('faceted-search[data-state="ready"]').waitFor()
  await page.route('**/ui/*.js', (it) => it.abort())
  const isLoaded = page.waitForEvent('load')

  await page.locator('faceted-search input[value="men"]').click()
  await isLoaded

  equal(search(page), '?gender=men')
  ok(await page.locator('#filters input[value="men"]').isChecked())
  await context.close()
})

test('what can be bought from a list can be bought after it was filtered', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/c/traning')
  await page.locator('faceted-search summary').first().hover()
  await page.locator('faceted-search[data-state="ready"]').waitFor()
  await page.locator('[data-act="toggle-shortcut"][data-group="stock"]').click()
  await settle(page, '?stock=yes')
  await until(() => page.evaluate(() => document.activeElement?.ariaCurrent === 'true'))
  ok(await page.locator('faceted-search input[name="stock"]').first().isChecked())

  await page.locator('#products buy-button button').first().click()

  const count = page.locator('.mini-cart__count').first()
  await until(async () => (await count.textContent())?.trim() === '1')
  deepEqual(faults, [])
  await context.close()
})

test('an address that somebody has tampered with is a list all the same', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const many = 'a&'.repeat(5000)
  for (const tampered of ['__proto__=1&constructor=2', 'colour=%00&gender[]=x&page=-1', many]) {
    await page.goto(`/c/lopning?${tampered}`)
    await page.locator('faceted-search input[name="gender"][value="men"]').click()
    await until(async () => /gender=men/.test(search(page)) && (await isReady(page)))
    ok((await listOf(page)).length > 2)
    equal(await page.evaluate(() => Object.keys(Object.prototype).length), 0)
  }
  deepEqual(faults, [])
  await context.close()
})
