import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { buildDemoCatalogue } from '../../shop/demo/demo-catalogue.ts'
import { violationsInModes } from './accessibility.ts'
import { enter } from './account-steps.ts'
import { addArticle } from './checkout-steps.ts'
import { boxOf, brokenNumbers, smallTargets } from './looks-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const LOW = { width: 360, height: 640 }

const MANY = { number: 'CS-40109-BLK', path: '/p/lyft-20-skivstang' }

/** A size of which few are left, and the page of its product. */
const FEW = findFew()

function findFew() {
  for (const { slug, storefronts, articles } of buildDemoCatalogue().products) {
    const few = articles.find(({ stock }) => stock > 0 && stock <= 5)
    if (few && storefronts.includes('sport')) return { number: few.number, path: `/p/${slug}` }
  }
  throw new Error('The demo has enough of everything')
}

/** Somebody at a phone that is touched. */
async function openPhone(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await scene.browser.newContext({
    baseURL: scene.shop.url,
    locale: 'sv-SE',
    viewport: LOW,
    hasTouch: true,
    isMobile: true,
  })
  return { context, page: await context.newPage() }
}

test('the product on the court of the home page is never cut off', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  for (const path of ['/', '/en']) {
    await page.goto(path)
    for (const [width, text] of [
      [360, '100%'],
      [768, '100%'],
      [768, '200%'],
      [900, '100%'],
      [1024, '100%'],
      [1440, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page
        .locator(':root')
        .evaluate((it, size) => it.style.setProperty('font-size', size), text)
      const court = await page.evaluate(boxOf, '.shop-hero')
      const offer = await page.evaluate(boxOf, '.shop-offer')
      const isWhole =
        offer.top > court.top && offer.bottom < court.bottom && offer.right <= court.right
      deepEqual([path, width, text, isWhole], [path, width, text, true])
    }
  }
  await context.close()
})

test('the way back to the shelves stands by the title of the cart, and what is reached is ticked', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/cart')
  await addArticle(page, { articleNumber: MANY.number, prefix: '' })
  await page.goto('/cart')
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const title = await page.evaluate(boxOf, '.shop-cart h1')
    const way = await page.evaluate(boxOf, '.shop-cart__ways a')
    const rows = await page.evaluate(boxOf, 'cart-table')
    const isBeside = way.top < title.bottom + 8 && way.bottom <= rows.top
    deepEqual([width, isBeside], [width, true])
  }
  equal(await page.locator('cart-table .progress-circle__tick').count(), 1)
  await context.close()
})

test('a low phone shows a whole row of the cart with its stepper, and the way to the checkout', async () => {
  const { context, page } = await openPhone()
  for (const prefix of ['', '/pro']) {
    if (prefix) await enter(page, '/pro/account', 'disa@example.com')
    for (const articleNumber of prefix ? [MANY.number] : [FEW.number, MANY.number]) {
      await page.goto(`${prefix}/`)
      await addArticle(page, { articleNumber, prefix })
      await page.reload()
      await page.locator('mini-cart [data-act="toggle"]').click()
      await page.locator('.mini-cart__row .cs-quantity').first().waitFor()
      const foot = await page.evaluate(boxOf, '.mini-cart__foot')
      const stepper = await page.evaluate(boxOf, '.mini-cart__row .cs-quantity')
      const checkout = await page.evaluate(boxOf, '.mini-cart__foot .cs-button--primary')
      ok(stepper.bottom <= foot.top, `${prefix} ${articleNumber}: ${stepper.bottom} > ${foot.top}`)
      ok(checkout.bottom <= LOW.height, `${prefix} ${articleNumber}: ${checkout.bottom}`)
    }
  }
  await context.close()
})

test('few left is said in the colour of a warning, in light and dark, wherever it stands', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/cart')
  await addArticle(page, { articleNumber: FEW.number, prefix: '' })
  const colourOf = (property: string) =>
    page.evaluate((name) => {
      const probe = document.createElement('i')
      probe.style.color = `var(--courtside-${name})`
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, property)
  const shown = () =>
    page
      .locator('main [data-stock="few-left"]')
      .first()
      .evaluate((it) => getComputedStyle(it).color)
  for (const path of [FEW.path, '/cart']) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      deepEqual([path, colorScheme, await shown()], [path, colorScheme, await colourOf('warning')])
    }
    deepEqual([path, await violationsInModes(page)], [path, []])
  }
  await page.goto(MANY.path)
  const stock = page.locator('.shop-stock[data-stock="in-stock"]')
  equal(await stock.evaluate((it) => getComputedStyle(it).color), await colourOf('success'))
  await page.locator('.shop-stock').evaluate((it) => it.setAttribute('data-stock', 'few-left'))
  equal(await shown(), await colourOf('warning'))
  await context.close()
})

/** What is seen by everybody, and what by who is logged in and has something in the cart. */
const SEEN_BY_ALL = [
  '/',
  '/en',
  '/c/loparskor',
  '/c/vikter',
  '/p/start-1-loparsko-dam',
  '/search?q=hantel',
  '/delivery',
  '/contact',
  '/login',
  '/register',
  '/cookies',
]
const OWN = ['/cart', '/checkout', '/account', '/account/addresses', '/account/profile']
const PRO = [
  '/pro',
  '/pro/c/vikter',
  '/pro/p/samling-traningstroja',
  '/pro/quick-order',
  '/pro/cart',
]

test('at a phone every control is large enough for a finger, and no number breaks within', async () => {
  const { context, page } = await openPhone()
  const faults: unknown[] = []
  const look = async (path: string) => {
    const answer = await page.goto(path)
    const found = [...(await smallTargets(page)), ...(await brokenNumbers(page))]
    if (answer?.status() !== 200 || found.length > 0)
      faults.push([path, answer?.status(), ...found])
  }
  for (const path of SEEN_BY_ALL) await look(path)
  await addArticle(page, { articleNumber: FEW.number, prefix: '' })
  await look('/checkout')
  await enter(page, '/account', 'anna@example.com')
  for (const path of OWN) await look(path)
  await context.clearCookies()
  await enter(page, '/pro/account', 'disa@example.com')
  await addArticle(page, { articleNumber: MANY.number, prefix: '/pro' })
  for (const path of PRO) await look(path)
  deepEqual(faults, [])
  await context.close()
})
