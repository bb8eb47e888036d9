import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faultsOf, tabTo } from './checkout-steps.ts'
import { openOwner } from './owner-steps.ts'
import { leftOnPaper } from './paper-steps.ts'
import { ASKING, offer, openQuotable } from './quotation-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

let owner: Page
// Node 20 does not wait for one hook before it starts the next.
const scene = withRunningShop(async () => {
  owner = await openOwner(scene, 360)
})

async function look(page: Page, canAsk: boolean): Promise<void> {
  if (!canAsk) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other.
    await page.evaluate(() => Promise.all(document.getAnimations().map((it) => it.finished)))
    deepEqual(await faultsOf(page), [], `${page.url()} ${colorScheme}`)
  }
}

/** Comes to a control by Tab alone, and presses it. */
async function pressAt(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}

async function gather(page: Page, hasScript: boolean): Promise<void> {
  await openQuotable(page)
  await look(page, hasScript)
  const button = 'quotation-button button'
  if (!hasScript) {
    await Promise.all([page.waitForNavigation(), page.locator(button).first().click()])
    return
  }
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await page.locator('.quotation-button__count').waitFor()
  await page.reload()
  await until(async () => (await page.textContent('[data-quotation-count]')) === '1')
}

async function fillIn(page: Page, hasScript: boolean): Promise<void> {
  for (const [name, value] of Object.entries(ASKING)) {
    const box = `#quotation-${name}`
    if (hasScript) {
      await tabTo(page, box)
      await page.keyboard.type(value)
    } else await page.fill(box, value)
  }
  if (!hasScript) return page.check('#quotation-termsAccepted')
  await tabTo(page, '#quotation-termsAccepted')
  await page.keyboard.press('Space')
}

for (const hasScript of [true, false]) {
  const how = hasScript ? 'by keyboard' : 'without script'
  test(`a quotation from the button to the accepted order, 360 px wide, ${how}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      ...{ width: 360, javaScriptEnabled: hasScript },
    })
    await gather(page, hasScript)
    await page.goto('/pro/quotation')
    if (hasScript) await page.locator('quotation-form[data-state="ready"]').waitFor()
    await look(page, hasScript)
    await fillIn(page, hasScript)
    const send = '[data-act="quotation-send"]'
    if (hasScript) {
      await tabTo(page, send)
      await page.keyboard.press('Enter')
      await page.locator('.quotation-form__done').waitFor()
    } else await Promise.all([page.waitForNavigation(), page.locator(send).click()])
    match((await page.textContent('main')) ?? '', /Vi svarar senast .*Referens Q/)
    equal(await page.textContent('[data-quotation-count]'), '0')
    await look(page, hasScript)
    await offer(owner, () => look(owner, hasScript))

    await pressOn(page, hasScript, 'main a[href*="/pro/quotation/"]')
    match((await page.textContent('main')) ?? '', /Besvarad.*62\s500\s?kr/s)
    await look(page, hasScript)
    if (hasScript) deepEqual(await leftOnPaper(page), [])
    await pressOn(page, hasScript, 'form[action$="/accepted"] button')
    match(page.url(), /\/pro\/order\//)
    match((await page.textContent('main')) ?? '', /62\s500\s?kr/)
    await look(page, hasScript)
    deepEqual(faults, [])
    await context.close()
  })
}

async function pressOn(page: Page, hasScript: boolean, selector: string): Promise<void> {
  if (hasScript) return pressAt(page, selector)
  await Promise.all([page.waitForNavigation(), page.locator(selector).first().click()])
}
