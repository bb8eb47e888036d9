import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { readCut } from './conformance-steps.ts'
import { beginToBuy } from './login-steps.ts'
import { turnAround, wrongWays } from './right-to-left-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

async function listPaths(page: Page): Promise<readonly string[]> {
  const product = await beginToBuy(page)
  const bought = ['/cart', '/checkout', '/account', '/account/orders']
  const found = [
    '/',
    '/c/loparskor',
    product,
    `/pro${product}`,
    '/search?q=skor',
    '/pro',
    '/contact',
    '/campaigns',
  ]
  return [...found, ...bought]
}

for (const width of [320, 768, 1440]) {
  test(`a language from right to left turns every page around, whole, at ${width} px`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
    for (const path of await listPaths(page)) {
      await page.goto(path)
      await turnAround(page)
      const faults = [...(await page.evaluate(readCut)), ...(await wrongWays(page))]
      deepEqual([path, faults], [path, []])
    }
    await context.close()
  })
}
