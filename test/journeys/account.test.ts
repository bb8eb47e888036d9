import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { violationsOf } from './accessibility.ts'
import { enter, order } from './account-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const STOREFRONTS = ['', '/en', '/pro', '/en/pro']
const PATHS = ['/account', '/account/orders', '/account/privacy']

let orderId = ''
const scene = withRunningShop(async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account')
  orderId = await order(page, { count: 12, of: 'rows' })
  await context.close()
})

for (const storefront of STOREFRONTS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the account below "${storefront}" is accessible and narrow, ${colorScheme}`, async () => {
      const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
        width: 320,
      })
      await page.emulateMedia({ colorScheme })
      await enter(page, `${storefront}/account`)
      for (const path of [...PATHS, `/account/orders/${orderId}`]) {
        await page.goto(storefront + path)
        const overflow = await page.evaluate(() =>
          ['100%', '200%'].map((size) => {
            const { documentElement } = document
            documentElement.style.fontSize = size
            return documentElement.scrollWidth - documentElement.clientWidth
          }),
        )
        await page.reload()
        deepEqual([path, overflow, await violationsOf(page)], [path, [0, 0], []])
      }
      deepEqual(faults, [])
      await context.close()
    })
  }
}

test('the receipt of a dozen rows prints on one sheet of A4', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, `/account/orders/${orderId}`)
  equal(await page.locator('.shop-receipt__row').count(), 12)

  const pdf = await page.pdf({ format: 'A4' })

  equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1)
  ok(await page.locator('.shop-receipt__rows').isVisible())
  await context.close()
})

test('whoever logs out at a page of the account sees none of it by going back', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account/orders')
  await page.click('.shop-account__out button')
  await page.waitForURL((url) => url.pathname === '/')

  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/login')

  equal(await page.locator('.shop-orders').count(), 0)
  await context.close()
})
