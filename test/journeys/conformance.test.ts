import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { violationsOf } from './accessibility.ts'
import { cutBySpacing, faultsOfStops, readLanguages, readWays } from './conformance-steps.ts'
import { beginToBuy } from './login-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

/** Sizes of one colour, a matrix of sizes and colours, the cart, the checkout, the account. */
async function open(width: number): Promise<{
  readonly context: BrowserContext
  readonly page: Page
  readonly paths: readonly string[]
}> {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
  const product = await beginToBuy(page)
  const paths = [product, `/pro${product}`, '/cart', '/checkout', '/account']
  return { context, page, paths }
}

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

  test(`letters, words and lines that stand further apart are not cut off, at ${width} px`, async () => {
    const { context, page, paths } = await open(width)
    for (const path of paths) {
      await goTo(page, path)
      deepEqual([path, await cutBySpacing(page)], [path, []])
    }
    await context.close()
  })
}

test('a first Tab leads past the menu to what the page is about', async () => {
  const { context, page, paths } = await open(1280)
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
  const { context, page, paths } = await open(1280)
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
  const { context, page, paths } = await open(1280)
  for (const path of paths) {
    await goTo(page, path)
    deepEqual([path, await violationsOf(page, ['label-content-name-mismatch'])], [path, []])
  }
  await context.close()
})

test('the link to the other language is in that language', async () => {
  const { context, page, paths } = await open(1280)
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
