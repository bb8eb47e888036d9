import { deepEqual, ok } from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const FREEZE = resolve('test/helpers/freeze-prototype.mjs')

/** The shop itself runs without `__proto__`, on a frozen Object.prototype. */
const scene = withRunningShop(undefined, ['--disable-proto=delete', `--import=${FREEZE}`])

/** Names that a page's own forms and pictures may have, and that hide what scripts call. */
const NAMES = `api body head title forms images links cookie URL domain referrer readyState
  activeElement currentScript defaultView children childNodes firstElementChild lastChild parentNode
  ownerDocument documentElement createElement createElementNS createTextNode createDocumentFragment
  createTreeWalker getElementById getElementsByTagName querySelector querySelectorAll addEventListener
  removeEventListener dispatchEvent append appendChild insertBefore removeChild contains cloneNode
  hasFocus visibilityState scrollingElement adoptNode importNode implementation nodeType nodeName
  compareDocumentPosition getRootNode getSelection location history navigator fetch courtside loader
  customElements config requestIdleCallback constructor prototype toString hasOwnProperty valueOf
  request-context courtside-texts request-verification-token cart mini-cart size-input quick-search`
  .split(/\s+/)
  .map((it) => it.trim())

const CLOBBER = `<div hidden>${NAMES.map(
  (it) => `<form id="${it}" name="${it}"><input name="${it}"></form><img name="${it}" alt="">`,
).join('')}</div>`

/** Writes the names into every page, ahead of everything of the shop. */
async function clobber(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + CLOBBER)
    return route.fulfill({ response, body })
  })
}

const countIs = (page: Page, count: string) =>
  until(
    async () => (await page.locator('.mini-cart__count').first().textContent())?.trim() === count,
  )

/** Searches, buys by a button and by sizes, and changes a row in the mini cart. */
async function shopAround(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('buy-button [data-act="buy"] >> visible=true').first().click()
  await countIs(page, '1')
  const field = page.locator('header input[name="q"]')
  await field.click()
  await field.pressSequentially('löparsko')
  await page.locator('[role="option"] a, a[role="option"]').first().waitFor()

  await page.goto('/search?q=l%C3%B6parskor')
  await page.locator('main a[href*="/p/"]').first().click()
  await page.waitForURL('**/p/**')
  await page.locator('.size-input__box:enabled').first().fill('2')
  await page.locator('size-input [data-act="add"]').click()
  await countIs(page, '3')
  await page.locator('mini-cart [data-act="toggle"]').click()
  await page.locator('.mini-cart__panel [data-act^="increase"]').first().click()
  await countIs(page, '4')
}

test('a page that hides what scripts call, and whose objects cannot change, sells as any other', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await context.addInitScript({ path: FREEZE })
  await clobber(page)

  await shopAround(page)

  ok(await page.evaluate(() => Object.isFrozen(Object.prototype) && !('polluted' in {})))
  deepEqual(faults, [])
  await context.close()
})
