import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'
import { openBlockedProfile } from './blocked-profile.ts'
import { screenshotInFirefox } from './firefox-screenshot.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

test('a part that is not the one that was built never runs, and its link still leads on', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await context.route('**/ui/mini-cart-*.js', async (it) => {
    const response = await it.fetch()
    const body = `globalThis.isTampered = true;${await response.text()}`
    await it.fulfill({ response, body })
  })
  // Kept for many visitors, as most pages are.
  await page.goto('/delivery')

  await page.locator('mini-cart [data-act="toggle"]').click()

  await page.waitForURL(/\/cart$/)
  equal(await page.evaluate(() => Reflect.get(globalThis, 'isTampered')), undefined)
  await context.close()
})

test('a part that is missing leaves a form that posts', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await context.route('**/ui/quick-search-*.js', (it) => it.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  const field = page.locator('header input[name="q"]')
  await field.fill('sko')

  await field.press('Enter')

  await page.waitForURL(/\/search\?q=sko/)
  await context.close()
})

test('every page names its scripts and sheets by their hashes, in no script of its own', async () => {
  for (const path of ['/', '/cart']) {
    const answer = await fetch(new URL(path, scene.shop.url))
    const files = (await answer.text()).match(/<(script|link)[^>]* (src|href)="\/ui\/[^>]*>/g) ?? []
    const named = files.filter((it) => !it.includes(' as="font"'))

    ok(named.length > 2, path)
    deepEqual(
      named.filter((it) => !/ integrity="sha384-[\w+/]{64}"/.test(it)),
      [],
    )
    match(answer.headers.get('content-security-policy') ?? '', /script-src 'self';/)
  }
})

test('regression/M13: shows every page where site data is blocked, and says so instead of selling', async (t) => {
  const { page, faults } = await openBlockedProfile(t, scene.shop.url)
  await page.goto('/')
  const storage = await page.evaluate(() => {
    try {
      return typeof localStorage
    } catch (error) {
      return String(error)
    }
  })
  match(storage, /SecurityError/)

  for (const path of ['/', '/pro', '/c/lopning', '/cart', '/checkout', '/login', '/search?q=sko']) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
  }
  await page.locator('header input[name="q"]').fill('padelbollar')
  await page.locator('[role="option"][href="/p/lobb-padelbollar"]').click()
  await page.locator('main [data-act="buy"]').first().click()

  await page
    .getByText(/Webbläsaren blockerar kakor/)
    .first()
    .waitFor()
  equal(await page.locator('mini-cart').getByText('1', { exact: true }).count(), 0)
  deepEqual(faults, [])
})

/** The home page, where the pictures of some products never come. */
async function openWithout(page: Page, pictures: string): Promise<void> {
  await page.route(pictures, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(scene.shop.url)
  await page.locator('.product-card img').first().scrollIntoViewIfNeeded()
}

test('a picture that fails is marked and shows the placeholder; others show themselves', async () => {
  const page = await scene.browser.newPage()
  await openWithout(page, '**/images/**')
  const first = page.locator('.product-card img').first()
  const isBroken = () => first.evaluate((it) => it.hasAttribute('data-broken'))

  await until(isBroken)
  ok((await first.evaluate((it) => getComputedStyle(it).content)).startsWith('url("data:'))

  await page.unroute('**/images/**')
  await first.evaluate((it) => it.setAttribute('src', `${it.getAttribute('src')}&again`))
  await until(async () => !(await isBroken()))
  equal(await first.evaluate((it) => getComputedStyle(it).content), 'normal')
  await page.close()
})

test('without script the placeholder stands in its place, whole, in the same frame', async () => {
  const browser = await chromium.launch({
    executablePath: findTestChromium(),
    args: [...CHROMIUM_FLAGS],
  })
  try {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await openWithout(page, '**/images/**')
    const seen = await page
      .locator('.product-card img')
      .first()
      .evaluate((it) => {
        const { backgroundImage, position } = getComputedStyle(it, '::after')
        const { width, height } = it.getBoundingClientRect()
        return [backgroundImage.slice(0, 19), position, Math.round(width - height)]
      })
    deepEqual(seen, ['url("data:image/svg', 'absolute', 0])
  } finally {
    await browser.close()
  }
})

const RED = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='red' d='M0 0h9v9H0z'/></svg>`
const COMES = `data:image/svg+xml,${encodeURIComponent(RED)}`

test('Firefox without script shows it also where the picture is decoration', async () => {
  const page = await scene.browser.newPage()
  await page.goto(scene.shop.url)
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((it) => [...it.cssRules].map((rule) => rule.cssText))
      .join(''),
  )
  const picture = (src: string) =>
    `<img src="${src}" alt="" width="200" height="200" style="float: left; border: 0">`
  const shown = await screenshotInFirefox(`<!doctype html><style>${sheets}
    body { margin: 0 !important }</style><body class="shop">${picture('/none')}${picture(COMES)}`)

  const colours = await page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const { width, height } = image
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    )
    context?.drawImage(image, 0, 0)
    // On the frame of the drawn picture, and in the middle of the one that comes.
    return [51, 300].map((x) => [...(context?.getImageData(x, 100, 1, 1).data ?? [])].join())
  }, shown)
  deepEqual(colours, ['111,106,97,255', '255,0,0,255'])
  await page.close()
})

test('photographs are shown whole in their frames', async () => {
  const page = await scene.browser.newPage()
  // A page that may hold anything has the rules of all of them.
  await page.goto(`${scene.shop.url}/delivery`)
  const fits = await page.evaluate(() =>
    ['product-card__media', 'shop-tile__picture', 'shop-gallery__thumb'].map((name) => {
      const frame = document.createElement('span')
      const picture = document.createElement('img')
      frame.className = name
      picture.src = '/nowhere/wide.jpg'
      frame.append(picture)
      document.querySelector('main')?.append(frame)
      return getComputedStyle(picture).objectFit
    }),
  )
  deepEqual(fits, ['contain', 'contain', 'contain'])
  await page.close()
})
