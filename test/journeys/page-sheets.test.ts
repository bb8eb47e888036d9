import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const { css, shopCss } = JSON.parse(readFileSync('dist/ui/manifest.json', 'utf8'))
/** Every rule that there is. */
const WHOLE = [shopCss, css].map((it) => readFileSync(`dist/ui/${it}`, 'utf8'))

const see = (page: Page, selector: string) => page.locator(`${selector} >> visible=true`).first()
const press = (page: Page, selector: string) => see(page, selector).click()

async function openPanels(page: Page): Promise<void> {
  await page.locator('header input[name="q"]').fill('sko')
  await see(page, '[role="option"]').waitFor()
  await press(page, 'mini-cart [data-act="toggle"]')
  await see(page, '.mini-cart__panel').waitFor()
}

const nothing = async () => {}

/** Pages with sheets of their own, and what is done there. */
const PAGES: readonly (readonly [
  name: string,
  find: RegExp | string,
  act: (page: Page) => Promise<void>,
])[] = [
  ['home', '/', openPanels],
  [
    'a list, from whose cards one buys',
    /^\/c\/.*sko/,
    async (page) => {
      await press(page, '.product-card__action')
      await see(page, 'quick-buy[data-state=ready]').waitFor()
    },
  ],
  ['a list on a phone, filtered', '/search?q=sko&page=2', nothing],
  ['a search without hits', '/search?q=zzqqx', openPanels],
  ['campaigns', '/campaigns', nothing],
  [
    'a product',
    /^\/p\/.*sko/,
    async (page) => {
      await press(page, '.size-tile__box:enabled')
      await press(page, 'size-input [data-act="add"]')
      await page.locator('.mini-cart__added').waitFor()
      await press(page, 'lightbox-images a, lightbox-images button')
    },
  ],
  ['a product that is made to order', /^\/p\/.*(bana|golv|skylt|omkl)/, nothing],
  [
    'the cart',
    '/cart',
    async (page) => {
      await press(page, 'cart-table [data-act^="increase"]')
      await page.locator('cart-table[data-state=ready]').waitFor()
    },
  ],
  [
    'the checkout',
    '/checkout',
    async (page) => {
      await page.locator('shop-checkout[data-state=ready]').waitFor()
      await press(page, 'shop-checkout [data-act="order"], shop-checkout button[type=submit]')
      await page.waitForTimeout(500)
    },
  ],
  ['home of companies', '/pro', openPanels],
  ['a list of companies', /^\/pro\/c\//, nothing],
  ['a product of companies', /^\/pro\/p\//, nothing],
  ['a cart of companies', '/pro/cart', nothing],
]

test('the pages that are asked for most have every rule that they need', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  const map = await (await fetch(`${scene.shop.url}/sitemap.xml`)).text()
  const known = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map((it) => it[1] ?? '')
  for (const [name, find, act] of PAGES) {
    const path = typeof find === 'string' ? find : known.find((it) => find.test(it))
    ok(path, name)
    await page.goto(path)
    deepEqual([name, await page.evaluate(movedByLaterSheets)], [name, []])
    deepEqual([name, await page.evaluate(missingRules, WHOLE)], [name, []])
    await act(page)
    deepEqual([name, await page.evaluate(missingRules, WHOLE)], [name, []])
  }
  await context.close()
})

/** Runs in the page: what would be drawn elsewhere, or otherwise, before the sheets at its end are there. */
function movedByLaterSheets(): readonly string[] {
  const shown = [...document.querySelectorAll('body *')].filter(
    (it) => !(it instanceof HTMLLinkElement),
  )
  const look = () =>
    shown.map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      const { color, backgroundColor, borderTopWidth, visibility } = getComputedStyle(it)
      return [x, y, width, height, color, backgroundColor, borderTopWidth, visibility].join(' ')
    })
  const late = [...document.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]')]
  const whole = look()
  for (const it of late) it.disabled = true
  const early = look()
  for (const it of late) it.disabled = false
  const isSeen = (it: Element) =>
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return shown
    .filter((it, at) => whole[at] !== early[at] && isSeen(it))
    .map((it) => `${it.localName}.${it.className}`)
}

/** Runs in the page: rules of the whole sheets that would match something, and that no sheet of it has. */
function missingRules(whole: readonly string[]): readonly string[] {
  const STATES =
    /::?(?!is\b|where\b|not\b|has\b|nth-|first-|last-|only-|empty|dir\b|root|host)[a-z-]+(\([^()]*\))?/g
  const bare = (selector: string) =>
    selector.replace(STATES, '').replace(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*')
  const matches = (selector: string) => {
    try {
      return document.querySelector(bare(selector)) !== null
    } catch {
      return true
    }
  }
  const rulesOf = (rules: CSSRuleList, place: string): (readonly [string, string])[] =>
    [...rules].flatMap((it) => {
      const own = it.cssText.slice(0, it.cssText.indexOf('{')).trim()
      const inner = 'cssRules' in it ? rulesOf(it.cssRules as CSSRuleList, `${place} ${own}`) : []
      return it instanceof CSSStyleRule
        ? [[`${place} ${own}`, it.selectorText] as const, ...inner]
        : inner
    })
  const parse = (text: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  }
  const here = new Set(
    [...document.styleSheets].flatMap((it) => rulesOf(it.cssRules, '').map(([key]) => key)),
  )
  return whole
    .flatMap((it) => rulesOf(parse(it).cssRules, ''))
    .filter(([key, selector]) => !here.has(key) && !selector.includes('&') && matches(selector))
    .map(([key]) => key)
}
