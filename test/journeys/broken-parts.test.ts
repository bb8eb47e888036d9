import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { newVisitor, openBlockedProfile, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

test('a part that is not the one that was built never runs, and its link still leads on', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await context.route('**/ui/mini-cart-*.js', async (it) => {
    const response = await it.fetch()
    const body = `globalThis.isTampered = true;${await response.text()}`
    await it.fulfill({ response, body })
  })
  await page.goto('/login')

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

test('a page of one’s own names its scripts by hash, a page that is kept for all does not', async () => {
  const shared = await (await fetch(scene.shop.url)).text()
  match(shared, /<script type="module" src="\/ui\/courtside-\w+\.js"/)
  ok(!/importmap|integrity=/.test(shared))

  const answer = await fetch(new URL('/cart', scene.shop.url))
  const html = await answer.text()
  match(html, /<script type="importmap">\{"integrity":\{"\/ui\//)
  match(html, /<script type="module" src="\/ui\/courtside-\w+\.js" integrity="sha384-/)
  ok(answer.headers.get('content-security-policy')?.includes("'sha256-"))
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
    .getByText(/Webbläsaren tar inte emot kakor/)
    .first()
    .waitFor()
  equal(await page.locator('mini-cart').getByText('1', { exact: true }).count(), 0)
  deepEqual(faults, [])
})
