import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import { BUYER, fieldOf } from './checkout-steps.ts'
import {
  BROWSERS,
  countIs,
  furnishNamed,
  noteErrors,
  type OtherSite,
  openOtherSite,
  openStrict,
} from './other-site.ts'
import { newVisitor, withOwnShop } from './running-shop.ts'

let site: OtherSite

const scene = withOwnShop({
  async furnish(dataDir) {
    site = await openOtherSite()
    await furnishNamed(dataDir, [site.origin])
  },
  prepare: async () => site.serve(scene.shop.url),
})

after(() => site?.close())

const TIMEOUT_MS = 20_000

/** A visitor of the other site; what goes wrong in its pages is kept. */
async function visit(browser: Browser) {
  const context = await browser.createBrowserContext()
  const faults: string[] = []
  const open = async (path = '/story?id=7') => {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    noteErrors(page, faults)
    page.on('console', (it) => {
      const isHere = page.url().startsWith(site.origin)
      if (it.type() === 'error' && isHere) faults.push(`${it.text()} ${it.location().url}`)
    })
    await page.setViewport({ width: 1280, height: 800 })
    await page.goto(site.origin + path)
    // What is drawn above a button moves it, and a press would miss it.
    for (const tag of ['quick-search', 'mini-cart', 'size-input']) {
      await page.waitForSelector(`${tag}[data-state=ready]`)
    }
    return page
  }
  return { context, faults, open }
}

async function addFromPage(page: Page): Promise<void> {
  await page.locator('buy-button button').click()
  await countIs(page, '1')
  await page.locator('size-input .size-tile__box').click()
  await page.locator('size-input [data-act=add]').click()
  await countIs(page, '2')
}

async function openPanel(page: Page): Promise<void> {
  if ((await page.$('mini-cart[data-open]')) === null) {
    await page.locator('mini-cart [data-act=toggle]').click()
  }
  await page.waitForSelector('mini-cart[data-open] .mini-cart__foot')
}

/** Presses a link of the page; the browser goes where it leads. */
async function follow(page: Page, selector: string): Promise<void> {
  const there = page.waitForNavigation()
  await page.locator(selector).click()
  await there
}

const textOf = (page: Page) => page.$eval('main', (it) => it.textContent ?? '')

async function order(page: Page): Promise<void> {
  await page.waitForSelector('shop-checkout[data-state=ready]')
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=selectedPaymentMethod][value=prepay]').click()
  await page.locator('[name=acceptTermsOfCondition]').click()
  const there = page.waitForFunction(() => location.pathname.startsWith('/order/'), {
    polling: 100,
  })
  await page.locator('[data-act=order][data-state=idle]').click()
  await there
}

for (const name of BROWSERS) {
  test(`a static page of another site sells through the hand-off to an order, in ${name}`, async (t) => {
    const browser = await openStrict(name)
    t.after(() => browser.close())
    const { open, faults } = await visit(browser)
    const page = await open()
    await addFromPage(page)
    await page.locator('quick-search input').fill('matta')
    const hit = await page.waitForSelector('quick-search a[href*="/p/bryggmatta"]')
    equal(
      await hit?.evaluate((it) => new URL((it as HTMLAnchorElement).href).origin),
      scene.shop.url,
    )
    await page.keyboard.press('Escape')
    deepEqual(new Set(site.asked.splice(0)), new Set(['/story?id=7']))

    await openPanel(page)
    await follow(page, 'mini-cart .mini-cart__foot a[href*="/checkout"]')
    equal(page.url(), `${scene.shop.url}/checkout`)
    ok(!(await page.content()).includes('cartkeys'))
    await order(page)
    match(await textOf(page), /Segelkeps/)
    match(await textOf(page), /Strand Tee/)

    const again = await open()
    await again.waitForSelector('mini-cart [data-act=toggle]')
    await again.locator('buy-button button').click()
    await countIs(again, '1')
    deepEqual(faults, [])
  })

  test(`the way back, a second tab, Back and a dead key each show the right cart, in ${name}`, async (t) => {
    const browser = await openStrict(name)
    t.after(() => browser.close())
    const { open, faults } = await visit(browser)
    const page = await open()
    await page.locator('buy-button button').click()
    await countIs(page, '1')
    const second = await open()
    await countIs(second, '1')
    await second.locator('buy-button button').click()
    await countIs(second, '2')
    await page.bringToFront()
    await countIs(page, '2')

    await openPanel(page)
    await follow(page, 'mini-cart .mini-cart__foot a[href*="/cart"]')
    equal(page.url(), `${scene.shop.url}/cart`)
    match(await textOf(page), /Segelkeps/)

    await second.bringToFront()
    await second.reload()
    await countIs(second, '2')
    await second.locator('mini-cart [data-act=toggle]').click()
    const link = await second.waitForSelector(
      `mini-cart[data-open] a[href="${scene.shop.url}/cart"]`,
    )
    ok(link)

    await page.bringToFront()
    const form = 'form[action$="/handoff/back"] button'
    await follow(page, form)
    equal(new URL(page.url()).origin, site.origin)
    await countIs(page, '2')
    equal(page.url(), `${site.origin}/story?id=7`)
    await page.locator('buy-button button').click()
    await countIs(page, '3')
    await page.goBack()
    await page.waitForFunction(() => location.pathname === '/cart', { polling: 50 })
    await page.locator('mini-cart').hover()
    await countIs(page, '3')

    const third = await open()
    await countIs(third, '3')
    await third.evaluate(() => {
      for (const [name, value] of Object.entries(localStorage)) {
        if (name.includes('cartkey')) {
          localStorage[name] = value.replace(/[\w-]{22}"/, `${'A'.repeat(22)}"`)
        }
      }
    })
    await third.reload()
    await third.locator('buy-button button').click()
    await countIs(third, '1')
    deepEqual(faults, [])
  })
}

for (const name of BROWSERS) {
  test(`what a link has bought and what the page has put in meet before the eyes of their visitor, in ${name}`, async (t) => {
    const browser = await openStrict(name)
    t.after(() => browser.close())
    const { open, faults } = await visit(browser)
    const page = await open()
    await page.locator('buy-button button').click()
    await countIs(page, '1')
    await follow(page, '#buy')
    await follow(page, 'main form[action*="/buy/"] button')
    equal(new URL(page.url()).pathname, '/cart')
    match(await textOf(page), /Bryggmatta/)

    await page.goto(`${site.origin}/story`)
    await countIs(page, '1')
    await openPanel(page)
    await follow(page, 'mini-cart .mini-cart__foot a[href*="/checkout"]')
    equal(new URL(page.url()).pathname, '/handoff')
    const said = await textOf(page)
    match(said, /Bryggmatta/)
    match(said, /Segelkeps/)
    if (process.env.SHOTS) {
      for (const width of [320, 768, 1440]) {
        await page.setViewport({ width, height: 800 })
        await page.screenshot({ path: `${process.env.SHOTS}/handoff-${name}-${width}.png` })
      }
    }
    await follow(page, 'main button[value=add]')
    equal(new URL(page.url()).pathname, '/checkout')
    const both = await textOf(page)
    match(both, /Bryggmatta/)
    match(both, /Segelkeps/)
    deepEqual(faults, [])
  })
}

test('the browsers of these journeys keep no cookie of another site', async (t) => {
  for (const name of BROWSERS) {
    const browser = await openStrict(name)
    t.after(() => browser.close())
    const page = await (await visit(browser)).open()
    const sent = await page.evaluate(async (shop) => {
      await fetch(`${shop}/api/cart`, { credentials: 'include' })
      return document.cookie
    }, scene.shop.url)
    equal(sent, '')
    deepEqual(await browser.cookies(), [])
  }
})

async function tamper(t: TestContext, file: string) {
  const { context, page, faults } = await newVisitor(scene.browser, site.origin)
  t.after(() => context.close())
  await context.route(file, async (it) => {
    const response = await it.fetch()
    await it.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` })
  })
  await page.goto('/')
  const ran = () => page.evaluate(() => Reflect.get(globalThis, 'isTampered'))
  return { page, faults, ran }
}

test('a file that is not the one that was built never runs on the other site', async (t) => {
  const { page, faults, ran } = await tamper(t, '**/ui/mini-cart-*.js')

  await page.locator('mini-cart .courtside-notice').waitFor()

  equal(await ran(), undefined)
  match(faults.join('\n'), /ChunkLoadError.*\/ui\/mini-cart-/)
})

test('a loader that is not the one that the page names never runs', async (t) => {
  const { page, faults, ran } = await tamper(t, '**/ui/courtside.js')

  await page.locator('buy-button').waitFor({ state: 'attached' })

  equal(await ran(), undefined)
  match(faults.join('\n'), /integrity/)
})
