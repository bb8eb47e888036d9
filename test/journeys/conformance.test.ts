import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { violationsInModes, violationsOf } from './accessibility.ts'
import { faultsOfStops, readCut, readLanguages, readWays, spreadText } from './conformance-steps.ts'
import { beginToBuy } from './login-steps.ts'
import { turnAround, wrongWays } from './right-to-left-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

/** Who is logged in and has something in the cart, and a product with several sizes. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []
let product = ''
const scene = withRunningShop(async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  product = await beginToBuy(page)
  cookies = await context.cookies()
  await context.close()
})

/** Sizes of one colour, a matrix of sizes and colours, the cart, the checkout, the account. */
const listPaths = () => [product, `/pro${product}`, '/cart', '/checkout', '/account']

async function open(width = 1280) {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
  await context.addCookies(cookies)
  return { context, page, paths: listPaths() }
}

const SEEN_BY_ALL = [
  '/',
  '/c/loparskor',
  '/search?q=qqqq',
  '/delivery',
  '/no-such-page',
  '/pro',
  '/pro/p/derby-16-matchstall',
]

async function goTo(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  equal(answer?.status(), 200, path)
}

for (const width of [360, 1280]) {
  test(`Tab goes through a page, shows where it is, is never covered, and leaves it, at ${width} px`, async () => {
    const { context, page, paths } = await open(width)
    for (const path of paths) {
      await goTo(page, path)
      deepEqual(
        [path, await faultsOfStops(page, width === 360 && path === '/checkout')],
        [path, []],
      )
    }
    await context.close()
  })
}

test('letters, words and lines that stand further apart are not cut off, at 360 and 1280 px', async () => {
  const { context, page, paths } = await open()
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 800 })
    await goTo(page, path)
    await spreadText(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      deepEqual([path, width, await page.evaluate(readCut)], [path, width, []])
    }
  }
  await context.close()
})

test('a first Tab leads past the menu to what the page is about', async () => {
  const { context, page, paths } = await open()
  for (const path of paths) {
    await goTo(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    deepEqual([path, isInMain], [path, true])
  }
  await context.close()
})

test('menu and footer, with the ways to get help, come in the same order on each page that has them', async () => {
  const { context, page, paths } = await open()
  const [first = '', ...more] = paths.filter((it) => !it.startsWith('/pro'))
  await goTo(page, first)
  const [menu, footer] = await readWays(page)
  ok(menu.length > 20 && footer.some((it) => it.startsWith('tel:')), `${menu} ${footer}`)
  for (const path of more) {
    await goTo(page, path)
    // The checkout has no menu.
    const expected = path === '/checkout' ? [] : menu
    deepEqual([path, ...(await readWays(page))], [path, expected, footer])
  }
  await context.close()
})

test('what is read on a control is part of its name', async () => {
  const { context, page, paths } = await open()
  for (const path of paths) {
    await goTo(page, path)
    deepEqual([path, await violationsOf(page, ['label-content-name-mismatch'])], [path, []])
  }
  await context.close()
})

test('the link to the other language is in that language', async () => {
  const { context, page, paths } = await open()
  for (const path of paths) {
    await goTo(page, path)
    // The checkout is not left for another language.
    const expected = path === '/checkout' ? [] : [['en', 'English']]
    deepEqual([path, await page.evaluate(readLanguages)], [path, expected])
  }
  await context.close()
})

test('a phone on its side shows the same, without scrolling sideways', async () => {
  const { context, page, paths } = await open(360)
  for (const path of paths) {
    await goTo(page, path)
    const before = await page.locator('main h1').textContent()
    await page.setViewportSize({ width: 740, height: 360 })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    deepEqual([path, await page.locator('main h1').textContent(), sideways], [path, before, 0])
    await page.setViewportSize({ width: 360, height: 800 })
  }
  await context.close()
})

test('a language from right to left turns every page around, whole, at 320, 768 and 1440 px', async () => {
  const { context, page, paths } = await open()
  const more = ['/', '/c/loparskor', '/search?q=skor', '/pro', '/contact', '/campaigns']
  for (const path of [...more, ...paths, '/account/orders']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await goTo(page, path)
    await turnAround(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = [...(await page.evaluate(readCut)), ...(await wrongWays(page))]
      deepEqual([path, width, faults], [path, width, []])
    }
  }
  await context.close()
})

test('axe finds nothing in light, dark and forced colours, at 320 and at 1440 px', async () => {
  const { context, page } = await open()
  for (const path of [...SEEN_BY_ALL, product, '/cart', '/checkout', '/account']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      deepEqual([path, width, await violationsInModes(page)], [path, width, []])
    }
  }
  await context.close()
})
