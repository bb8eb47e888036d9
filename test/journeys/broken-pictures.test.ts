import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'
import { until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

/** The home page, where the pictures of some products never come. */
async function openWithout(page: Page, pictures: string): Promise<void> {
  await page.route(pictures, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(scene.shop.url)
  await page.locator('.shop-card img').first().scrollIntoViewIfNeeded()
}

test('a picture that fails is marked and shows the placeholder; others show themselves', async () => {
  const page = await scene.browser.newPage()
  await openWithout(page, '**/images/**')
  const first = page.locator('.shop-card img').first()
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
      .locator('.shop-card img')
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

test('photographs are shown whole in their frames', async () => {
  const page = await scene.browser.newPage()
  await page.goto(scene.shop.url)
  const fits = await page.evaluate(() =>
    ['shop-card__media', 'shop-tile__picture', 'shop-gallery__thumb'].map((name) => {
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
