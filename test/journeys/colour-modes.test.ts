import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { violationsInModes } from './accessibility.ts'
import { beginToBuy } from './login-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const WIDTHS = [320, 1440] as const

const BEFORE = [
  '/',
  '/c/loparskor',
  '/search?q=qqqq',
  '/delivery',
  '/no-such-page',
  '/pro',
  '/pro/p/derby-16-matchstall',
]
const BOUGHT = ['/cart', '/checkout', '/account']

test('axe finds nothing in light, dark and forced colours, at 320 and at 1440 px', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  const product = await beginToBuy(page)
  for (const path of [...BEFORE, product, ...BOUGHT]) {
    await page.setViewportSize({ width: WIDTHS[0], height: 800 })
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      deepEqual([path, width, await violationsInModes(page)], [path, width, []])
    }
  }
  await context.close()
})
