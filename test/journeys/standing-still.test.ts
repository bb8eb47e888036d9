import { deepEqual, equal, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { enter } from './account-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

test('the content begins below the header before it is measured, from 240 px to 1280 px', async () => {
  const { context } = await newVisitor(scene.browser, scene.shop.url)
  await context.addInitScript(holdTimers)
  await Promise.all(
    ['/', '/pro', '/en/pro/cart', '/checkout', '/login'].map(async (path) => {
      const page = await context.newPage()
      await page.goto(path)
      const before = await placesByWidth(page)
      equal(await page.evaluate(isMeasured), false, path)
      await page.evaluate(() => {
        dispatchEvent(new Event('test:release'))
        const over = new PointerEvent('pointerover', { bubbles: true })
        document.querySelector('page-header > *')?.dispatchEvent(over)
      })
      await page.locator('page-header[data-state=ready]').waitFor({ state: 'attached' })
      await page.waitForFunction(isMeasured)
      deepEqual([path, before], [path, await placesByWidth(page)])
    }),
  )
  await context.close()
})

/** Runs in the page: on a slow machine, too, elements hydrate by themselves only once they are released. */
function holdTimers(): void {
  const { setTimeout } = window
  const released = new Promise((resolve) => addEventListener('test:release', resolve))
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) =>
      ms < 1000 ? setTimeout(run, ms) : void released.then(() => setTimeout(run, ms)),
  })
}

const isMeasured = () => document.adoptedStyleSheets.some((it) => it.cssRules.length > 0)

async function placesByWidth(page: Page): Promise<readonly (readonly number[])[]> {
  const places: (readonly number[])[] = []
  for (const width of [240, 320, 700, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    places.push([width, ...(await page.evaluate(placeOfContent))])
  }
  return places
}

/**
 * Runs in the page: where the content begins, and the height that it is to begin at. The header is
 * measured in the frame that shows it in its new width, and the margin follows in the next one.
 */
async function placeOfContent(): Promise<[number, number]> {
  for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
  const main = document.querySelector('main')
  const header = document.querySelector('page-header > *')?.getBoundingClientRect().height
  return [Number.parseFloat(getComputedStyle(main ?? document.body).marginTop), header ?? 0]
}

/** What a visitor would point at to hydrate each element, and where it stands. */
const WAKING: readonly (readonly [
  tag: string,
  kind: 'home' | 'sizes' | 'cart',
  control: string,
])[] = [
  ['mini-cart', 'home', 'mini-cart [data-act="toggle"]'],
  ['quick-search', 'home', 'header input[name="q"]'],
  ['main-navbar', 'home', 'main-navbar :is(.main-navbar__open, .main-navbar__item > a)'],
  ['size-input', 'sizes', '.size-tile__box:enabled'],
  ['buy-button', 'home', 'buy-button [data-act="buy"]'],
  ['cart-table', 'cart', 'cart-table [data-act^="increase"]'],
]

for (const width of [320, 1280]) {
  for (const [tag, kind, control] of WAKING) {
    test(`nothing moves when <${tag}> is hydrated at ${width} px`, async () => {
      const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
      await openPage(page, kind)
      const point = page.locator(`${control} >> visible=true`).first()
      await point.scrollIntoViewIfNeeded()
      await watchMoves(page)
      await point.hover()
      await page.locator(`${tag}[data-state="ready"]`).first().waitFor()
      await page.waitForTimeout(300)
      deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'moved')), [])
      await context.close()
    })
  }
}

test('two chosen sizes move nothing, and the button is in the first screen of a small laptop', async () => {
  const { context } = await newVisitor(scene.browser, scene.shop.url)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/p/kvick-3-loparsko-dam')
  const button = page.locator('.size-input__button')
  const places = [await button.boundingBox()]
  for (const at of [0, 1]) {
    await page.locator('.size-tile__box:enabled').nth(at).click()
    await page.locator('.size-chosen li').nth(at).waitFor()
    places.push(await button.boundingBox())
  }

  deepEqual(places.slice(1), [places[0], places[0]])
  const { y = 0, height = 0 } = places[0] ?? {}
  ok(y > 0 && y + height <= 720, `the button ends at ${y + height}`)
  await context.close()
})

test('the boxes of a matrix begin in the first screen, and its button is in view', async () => {
  const { context } = await newVisitor(scene.browser, scene.shop.url)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pro/p/samling-traningstroja')
  const [box, button] = await Promise.all(
    ['.size-input__box', '.size-input__button'].map((it) => page.locator(it).first().boundingBox()),
  )

  ok(box && box.y < 450, `the boxes begin at ${box?.y}`)
  ok(button && button.y + button.height <= 900, `the button ends at ${button?.y}`)
  await context.close()
})

test('what is said of a quantity does not move the button that buys it', async () => {
  const { context } = await newVisitor(scene.browser, scene.shop.url)
  const page = await context.newPage()
  await enter(page, '/pro/account', 'bo@example.com')
  await page.goto('/pro/p/lyft-20-skivstang')
  const button = page.locator('.shop-buy__row [data-act=buy]')
  const quantity = page.locator('#quantity')
  const [place, field] = [await button.boundingBox(), await quantity.boundingBox()]
  equal(place?.y, field?.y)
  await quantity.fill('90')
  await page.locator('.buy-button__remark').waitFor()
  deepEqual(await button.boundingBox(), place)
  await context.close()
})

test('the login page keeps room for the button of passkeys before script shows it', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 320 })
  await page.goto('/login')
  const form = page.locator('passkey-button form')
  await form.waitFor()
  const heightOf = () => page.locator('main').evaluate((it) => it.getBoundingClientRect().height)
  const shown = await heightOf()
  await form.evaluate((it: HTMLElement) => {
    it.hidden = true
  })
  equal(await heightOf(), shown)
  await context.close()
})

async function openPage(page: Page, kind: 'home' | 'sizes' | 'cart'): Promise<void> {
  await page.goto('/')
  if (kind === 'home') return
  await page.goto('/search?q=sko')
  const links = await page
    .locator('main a[href*="/p/"]')
    .evaluateAll((found) => found.map((it) => it.getAttribute('href') ?? ''))
  for (const link of links) {
    await page.goto(link)
    if ((await page.locator('.size-tile__box:enabled').count()) > 0) break
  }
  if (kind === 'sizes') return
  await page.locator('.size-tile__box:enabled').first().check()
  await page.locator('size-input [data-act="add"]').click()
  await until(async () => (await page.locator('.mini-cart__count').textContent()) === '1')
  await page.goto('/cart')
}

/** Keeps every layout shift that no press explains. */
async function watchMoves(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  await page.evaluate(() => {
    const moved: string[] = []
    Reflect.set(globalThis, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) {
        const sources = Reflect.get(it, 'sources') as { node: Element | null }[]
        moved.push(sources.map(({ node }) => node?.className ?? node?.nodeName).join())
      }
    }).observe({ type: 'layout-shift' })
  })
}

const CARD = 'class="product-card"'
const PAUSE_MS = 400

/** Hands pages on in two pieces: the second begins with the third card of their products. */
async function openSlowWay(t: TestContext): Promise<string> {
  const server = createServer(async (request, response) => {
    const asked = await fetch(new URL(request.url ?? '/', scene.shop.url))
    response.writeHead(asked.status, { 'content-type': asked.headers.get('content-type') ?? '' })
    const text = Buffer.from(await asked.arrayBuffer()).toString('latin1')
    const cut = text.split(CARD, 3).join(CARD).length
    response.write(text.slice(0, cut), 'latin1')
    setTimeout(() => response.end(text.slice(cut), 'latin1'), cut < text.length ? PAUSE_MS : 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an empty cart moves nothing on a wide screen when its page comes in two pieces', async (t) => {
  const { context, page } = await newVisitor(scene.browser, await openSlowWay(t), { width: 2560 })
  t.after(() => context.close())
  await page.setViewportSize({ width: 2560, height: 1440 })

  await page.goto('/cart')
  const moved = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const values: number[] = []
        new PerformanceObserver((list) => {
          for (const it of list.getEntries())
            values.push((it as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(values), 500)
      }),
  )

  ok((await page.locator('main .product-card').count()) > 2)
  deepEqual(moved, [])
})
