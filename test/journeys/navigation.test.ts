import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const WITH_PANEL = '.main-navbar__item:has(.main-navbar__toggle)'
const panelOf = (page: Page, at: number) =>
  page.locator(`${WITH_PANEL} >> nth=${at} >> .main-navbar__panel`)
const pathOf = (page: Page) => new URL(page.url()).pathname

test('a mouse finds a category of the third level', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width: 1440 })
  let bringScript = () => {}
  const isBrought = new Promise<void>((resolve) => (bringScript = resolve))
  await page.route('**/main-navbar-*.js', (it) => isBrought.then(() => it.continue()))
  await page.goto('/')

  await page.locator(`${WITH_PANEL} > a`).first().hover()
  const panel = panelOf(page, 0)
  // On a slow line it opens before the element is hydrated, and stays open through it.
  await panel.waitFor({ state: 'visible' })
  bringScript()
  await page.locator('main-navbar[data-state="ready"]').waitFor()
  equal(await panel.isVisible(), true)
  const link = panel.locator('ul a').first()
  const href = await link.getAttribute('href')
  const box = await link.boundingBox()
  ok(box)
  // A hand goes the straight way, over other names, and takes its time.
  await page.mouse.move(box.x + 10, box.y + 5, { steps: 40 })
  equal(await panel.isVisible(), true)
  await page.mouse.click(box.x + 10, box.y + 5)
  await page.waitForURL(`**${href}`)

  const marked = await page.locator('.main-navbar__list [aria-current]').count()
  equal(marked, 3)
  equal(await page.locator('.main-navbar__list [aria-current="page"]').getAttribute('href'), href)
  deepEqual(faults, [])
  await context.close()
})

test('the keyboard alone opens a panel, goes through it, and leaves it', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 1440 })
  await page.goto('/')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())

  await page.locator(`${WITH_PANEL} > a`).first().focus()
  const name = await focused()
  await page.locator('main-navbar[data-state="ready"]').waitFor()
  equal(await focused(), name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panelOf(page, 0).waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  const first = await panelOf(page, 0).locator('a').first().textContent()
  equal(await focused(), first)
  await page.keyboard.press('Escape')

  await panelOf(page, 0).waitFor({ state: 'hidden' })
  const back = await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))
  equal(back, 'false')
  await context.close()
})

test('a press before the menu is hydrated is not lost', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 390 })
  await page.goto('/')

  await page.locator('.main-navbar__open').click()

  await page.locator('.main-navbar__sheet[aria-modal="true"]').waitFor()
  await page.locator('.main-navbar__toggle').first().click()
  await panelOf(page, 0).waitFor({ state: 'visible' })
  const link = panelOf(page, 0).locator('a').first()
  const href = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${href}`)
  await context.close()
})

test('Back closes the sheet, on the same page and at the same place', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 390 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 300))

  await page.locator('.main-navbar__open').click()
  await page.locator('.main-navbar__sheet[aria-modal="true"]').waitFor()
  await until(() => page.evaluate(() => Boolean(history.state?.courtsideOverlay)))
  await page.goBack()

  await page.locator('.main-navbar__sheet').waitFor({ state: 'hidden' })
  deepEqual([pathOf(page), await page.evaluate(() => scrollY)], ['/', 300])
  await context.close()
})

for (const width of [390, 1440]) {
  test(`without script every category is reached at ${width} px`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, {
      width,
      javaScriptEnabled: false,
    })
    await page.goto('/')

    if (width === 390) await page.locator('.main-navbar__open').click()
    await page.locator('.main-navbar__toggle').first().click()
    const link = panelOf(page, 0).locator('ul a').first()
    const href = await link.getAttribute('href')
    await link.click()

    await page.waitForURL(`**${href}`)
    await context.close()
  })
}

for (const width of [390, 1440]) {
  test(`where its script does not come, the menu opens all the same at ${width} px`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
    await page.route('**/main-navbar-*.js', (route) => route.abort())
    await page.goto('/')

    if (width === 390) await page.locator('.main-navbar__open').click()
    await page.locator('.main-navbar__toggle').first().click()

    await panelOf(page, 0).waitFor({ state: 'visible' })
    await page.locator('main-navbar[data-state="failed"]').waitFor()
    equal(await panelOf(page, 0).isVisible(), true)
    if (width === 1440) {
      await page.locator(`${WITH_PANEL} > a`).nth(1).hover()
      await panelOf(page, 1).waitFor({ state: 'visible' })
    }
    await context.close()
  })
}

test('a stuck header takes at most a fifth of a phone', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 390 })
  for (const height of [640, 667, 784, 844]) {
    await page.setViewportSize({ width: 390, height })
    for (const path of ['/', '/pro']) {
      await page.goto(path)
      const share = await page.evaluate(
        () => (document.querySelector('.shop-header')?.clientHeight ?? 0) / innerHeight,
      )
      ok(share <= 0.2, `${path} at ${height}: ${share}`)
    }
  }
  await context.close()
})

test('the picture of a product begins in the upper third of a phone', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 390 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  equal(await page.locator('.main-navbar__calls').isVisible(), true)
  await page.goto('/p/kvick-3-loparsko-dam')
  const { y = 0 } = (await page.locator('main img').first().boundingBox()) ?? {}
  equal(await page.locator('.main-navbar__calls').isVisible(), false)
  ok(y > 0 && y < 230, `it begins at ${y}`)
  await context.close()
})

test('the bar is one row, and holds every category, on every screen that has it', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  for (const path of ['/', '/en', '/pro', '/en/pro']) {
    await page.goto(path)
    for (const width of [1088, 1344]) {
      await page.setViewportSize({ width, height: 800 })
      const [tooWide, height] = await page
        .locator('.main-navbar__list')
        .evaluate((it) => [it.scrollWidth - it.clientWidth, it.clientHeight])
      deepEqual([tooWide, height], [0, 44], `${path} at ${width}`)
    }
  }
  await context.close()
})
