import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addArticle } from './checkout-steps.ts'
import { readCut } from './conformance-steps.ts'
import { turnAround, wrongWays } from './right-to-left-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

async function listPaths(page: Page): Promise<readonly string[]> {
  await page.goto('/login')
  await page.locator('[name=userName]').fill('anna@example.com')
  await page.locator('[name=password]').fill('courtside-demo')
  await page.locator('[name=password]').press('Enter')
  await until(async () => new URL(page.url()).pathname !== '/login')
  await page.goto('/cart')
  await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix: '' })
  await page.goto('/search?q=l%C3%B6parskor')
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  const bought = ['/cart', '/checkout', '/account', '/account/orders']
  const found = [
    '/',
    '/c/loparskor',
    `${product}`,
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
