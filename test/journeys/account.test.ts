import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, withRunningShop } from './running-shop.ts'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const STOREFRONTS = ['', '/en', '/pro', '/en/pro']
const PATHS = ['/account', '/account/orders', '/account/privacy']

let orderId = ''
const scene = withRunningShop(async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account')
  orderId = await order(page, 12)
  await context.close()
})

/** Logs in, and comes back to where one was sent from. */
async function enter(page: Page, path: string, email = 'anna@example.com'): Promise<void> {
  await page.goto(path)
  await page.fill('input[name="userName"]', email)
  await page.fill('input[name="password"]', 'courtside-demo')
  await page.press('input[name="password"]', 'Enter')
  await page.waitForURL((url) => url.pathname === path)
}

/** Puts goods of as many rows in the cart as a long order has, and orders them. */
async function order(page: Page, rows: number): Promise<string> {
  return page.evaluate(async (count) => {
    const { token } = await (await fetch('/api/token')).json()
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json', requestverificationtoken: token }
      const sent = body ? { headers, body: JSON.stringify(body) } : {}
      return (await fetch(path, { method, ...sent })).json()
    }
    const pages = [1, 2, 3, 4, 5, 6].map(async (it) => (await fetch(`/search?page=${it}`)).text())
    const list = (await Promise.all(pages)).join()
    const numbers = [...new Set([...list.matchAll(/articlenumber="([^"]+)"/g)].map((it) => it[1]))]
    for (const number of numbers) {
      const { orderRows = [] } = await ask('GET', '/api/cart')
      if (orderRows.length >= count) break
      await ask('POST', '/api/cart/add', { articleNumber: number })
    }
    const opened = await ask('GET', '/api/checkout')
    const customerDetails = {
      ...{ email: 'anna@example.com', firstName: 'Anna', lastName: 'Ek', zipCode: '123 45' },
      ...{ address: 'Storgatan 1', city: 'Bollstad', phoneNumber: '070-123 45 67' },
    }
    const chosen = { selectedDeliveryMethod: 'home', selectedPaymentMethod: 'prepay' }
    const sent = { ...opened, customerDetails, ...chosen, acceptTermsOfCondition: true }
    const kept = await ask('PUT', '/api/checkout/setDeliveryProvider', sent)
    const placed = await ask('POST', '/api/checkout', { ...kept, acceptTermsOfCondition: true })
    return placed.orderId
  }, rows)
}

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe')
    const found = await axe.run(document, { resultTypes: ['violations'] })
    return found.violations.map(
      (it: { id: string; nodes: { target: string[] }[] }) =>
        `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  })
}

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
        deepEqual([path, overflow, await violations(page)], [path, [0, 0], []])
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
