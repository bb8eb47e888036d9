import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsInModes } from './accessibility.ts'
import { sidewaysOf } from './checkout-steps.ts'
import { newVisitor, until, withOwnShop } from './running-shop.ts'

const scene = withOwnShop({ words: ['--with-story'] })
const LINE = '.shop-demo-line'
const doorOf = (page: Page, door: string) =>
  page.locator('.shop-doors form', { has: page.locator(`[value=${door}]`) }).locator('button')

/** Where each of them comes in, and what they find there. */
const PEOPLE = [
  ['anna', '/account', 'Anna Lind'],
  ['disa', '/pro', 'Lunda IF'],
  ['bo', '/pro/account/approvals', 'Disa Dahl'],
  ['staff', '/staff', 'Eva Ek'],
] as const

for (const [how, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const) {
  test(`the line of the demo leads to its doors, and one press lets in, ${how}`, async () => {
    const options = { javaScriptEnabled, width: 360 }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, options)
    for (const [door, path, seen] of PEOPLE) {
      await page.goto('/cart')
      await page.locator(`${LINE} a`).click()
      await page.waitForURL((url) => url.pathname === '/demo')
      equal(await sidewaysOf(page), 0)
      await doorOf(page, door).click()
      await page.waitForURL((url) => url.pathname === path)
      await page.getByText(seen).first().waitFor({ state: 'attached' })
    }
    deepEqual(faults, [])
    await context.close()
  })

  test(`the line of the demo is closed once, and stays closed, ${how}`, async () => {
    const options = { javaScriptEnabled }
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, options)
    await page.goto('/en/terms')
    await page.locator(`${LINE} button`).click()
    await page.locator(LINE).waitFor({ state: 'detached' })
    equal(new URL(page.url()).pathname, '/en/terms')
    for (const path of ['/', '/pro', '/cart']) {
      await page.goto(path)
      deepEqual([path, await page.locator(LINE).count()], [path, 0])
    }
    await context.close()
  })
}

test('a mail of the shop is read beside its doors, and its link leads on', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/forgot-password')
  await page.locator('forgot-password[data-state=ready]').waitFor()
  await page.locator('[name=email]').fill('bo@example.com')
  await page.locator('[name=email]').press('Enter')
  await page.locator('.cs-notice-done').waitFor()
  const letter = page.locator('.shop-mails a').first()
  await until(async () => {
    await page.goto('/demo/mail')
    return (await letter.count()) > 0
  })
  await letter.click()
  await page.locator('.shop-mail a[href*="token="]').click()
  await page.locator('[name=NewPassword]').waitFor()
  await context.close()
})

test('the doors and the mailbox can be read by everybody, light and dark', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  for (const path of ['/demo', '/en/demo', '/demo/mail']) {
    await page.goto(path)
    deepEqual([path, await violationsInModes(page)], [path, []])
  }
  await context.close()
})
