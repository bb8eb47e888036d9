import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { colourFaultsOf, violationsOf } from './accessibility.ts'
import { beginToBuy } from './login-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const
const OTHERS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const

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

for (const width of [320, 1440]) {
  test(`axe finds nothing in light, dark and forced colours at ${width} px`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
    const product = await beginToBuy(page)
    for (const path of [...BEFORE, product, ...BOUGHT]) {
      await page.goto(path)
      await page.emulateMedia(LIGHT)
      deepEqual([path, await violationsOf(page)], [path, []])
      for (const mode of OTHERS) {
        await page.emulateMedia(mode)
        deepEqual([path, mode, await colourFaultsOf(page)], [path, mode, []])
      }
    }
    await context.close()
  })
}
