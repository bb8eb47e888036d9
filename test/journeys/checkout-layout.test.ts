import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addArticle, fieldOf, openCheckout } from './checkout-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const HEIGHTS = [
  [320, 480],
  [1280, 480],
  [1280, 720],
  [1280, 1000],
] as const

/** Articles of one product, enough to fill a window. */
async function listSizes(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/api/quickbuy/activevariant?variantid=CS-10107-BLK-36')
  const { sizeInputComponentData } = await answer.json()
  const sizes: readonly { articleNumber: string; availableInStock: number }[] =
    JSON.parse(sizeInputComponentData)
  const there = sizes.filter((it) => it.availableInStock > 0)
  ok(there.length > 3)
  return there.slice(0, 6).map((it) => it.articleNumber)
}

async function openWithRows(page: Page): Promise<void> {
  await page.goto('/cart')
  const sizes = await listSizes(page)
  for (const articleNumber of sizes) await addArticle(page, { articleNumber, prefix: '' })
  await openCheckout(page, '')
}

test('no box cuts a row, and the total is in view from top to bottom of a wide window', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await openWithRows(page)
  const total = page.locator('.shop-checkout__total')
  const isInView = () =>
    total.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

  for (const [width, height] of HEIGHTS) {
    await page.setViewportSize({ width, height })
    const rows = page.locator('.shop-checkout__rows')
    equal(await rows.evaluate((it) => it.scrollHeight - it.clientHeight), 0)
    equal(await page.locator('.cs-totals__total').count(), 1)
    for (const part of width < 1280 ? [] : ['h1', '[name=acceptTermsOfCondition]']) {
      await page.locator(part).first().scrollIntoViewIfNeeded()
      ok(await isInView(), `${width} × ${height}, ${part}`)
    }
  }
  deepEqual(faults, [])
  await context.close()
})

for (const width of [360, 1280]) {
  test(`Tab goes down one column from the first field to the order at ${width} px`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width })
    await openWithRows(page)
    await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
    await page.locator('[data-act=order][data-state=idle]').waitFor()
    await page.locator(fieldOf('email')).focus()

    const parts: (readonly [string, number, number])[] = []
    for (let isLast = false; !isLast; ) {
      const { isOrder, part } = await page.evaluate(partWithFocus)
      if (part[0] !== parts.at(-1)?.[0]) parts.push(part)
      isLast = isOrder
      await page.keyboard.press('Tab')
    }

    deepEqual(
      parts.map(([name]) => name),
      ['details', 'delivery', 'payment', 'rows', 'code', 'order'],
    )
    const tops = parts.map(([, top]) => top)
    deepEqual(
      tops,
      tops.toSorted((a, b) => a - b),
    )
    equal(new Set(parts.map(([, , left]) => left)).size, 1)
    deepEqual(faults, [])
    await context.close()
  })
}

/** The part of the checkout that has the focus, by its heading, and where it stands on the page. */
function partWithFocus() {
  const focused = document.activeElement
  const part = focused?.closest('.shop-checkout__side > .cs-fold, section[aria-labelledby]')
  const { top = 0, left = 0 } = part?.getBoundingClientRect() ?? {}
  const name = part?.getAttribute('aria-labelledby')?.replace('checkout-', '') ?? 'code'
  return {
    isOrder: focused?.matches('[data-act=order]') ?? true,
    part: [name, Math.round(top + scrollY), Math.round(left)] as const,
  }
}
