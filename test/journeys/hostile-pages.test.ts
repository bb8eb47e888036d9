import { deepEqual, ok } from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { newVisitor, until, withOwnShop } from './running-shop.ts'

const FREEZE = resolve('test/helpers/freeze-prototype.mjs')

/** The shop itself runs without `__proto__`, on a frozen Object.prototype. */
const scene = withOwnShop({ flags: ['--disable-proto=delete', `--import=${FREEZE}`] })

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
  await page.locator('.size-tile__box:enabled').first().check()
  await page.locator('.size-chosen [data-act^="increase"]').click()
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

/** What an editor would type, and a script put in and take out again and again. */
const SIZES = '[{"fieldId":"1","size":"42","articleNumber":"A","inStock":true}]'
const LINKS = '[{"name":"Skor","url":"/c/skor","links":[{"name":"Löpning","url":"/c/lopning"}]}]'
const TAGS: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] = [
  ['buy-button', { articlenumber: 'A1' }],
  ['size-input', { sizeinputfields: SIZES, productid: '1' }],
  ['reorder-button', { orderid: '1' }],
  ['mini-cart', {}],
  ['cart-table', {}],
  ['quick-search', { searchurl: '/search' }],
  ['main-navbar', { links: LINKS }],
  ['page-header', {}],
]
const EACH_ROUND = 25

interface Crowd {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly count: number
}

/** Mounts each tag 25 times and removes them all, so many times over. */
async function mountAndRemove(page: Page, rounds: number): Promise<void> {
  for (const [tag, attributes] of Array.from({ length: rounds }, () => TAGS).flat()) {
    await page.evaluate(comeAndGo, { tag, attributes, count: EACH_ROUND })
  }
}

/** Runs in the page. */
async function comeAndGo({ tag, attributes, count }: Crowd): Promise<void> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const model = document.createElement(tag)
  const given = Object.entries({ ...attributes, 'data-wake': 'now' })
  for (const [name, value] of given) model.setAttribute(name, value)
  const crowd = Array.from({ length: count }, () => model.cloneNode(true) as HTMLElement)
  document.body.append(...crowd)
  while (crowd.some((it) => it.dataset.state !== 'ready')) await wait(2)
  for (const it of crowd) it.remove()
  await wait(0)
}

/** Nodes and listeners that are still held, once what can go has gone. */
async function held(session: CDPSession): Promise<Record<string, number>> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map((it) => [it.name, it.value]))
}

test('elements that come and go a thousand times leave nothing behind', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/login')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await mountAndRemove(page, 1)
  const before = await held(session)

  await mountAndRemove(page, 1000 / (TAGS.length * EACH_ROUND))

  const after = await held(session)
  const more = ['Nodes', 'JSEventListeners'].map((it) => (after[it] ?? 0) - (before[it] ?? 0))
  ok(
    more.every((it) => it < EACH_ROUND),
    `${more} nodes and listeners more`,
  )
  deepEqual(faults, [])
  await context.close()
})
