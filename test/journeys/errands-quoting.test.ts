import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { mainText } from './company-steps.ts'
import { setOut, WAYS } from './errand-steps.ts'
import { openOwner } from './owner-steps.ts'
import { ASKING, offer, openQuotable } from './quotation-steps.ts'
import { withOwnShop } from './running-shop.ts'

let owner: Page
const scene = withOwnShop({
  async prepare() {
    owner = await openOwner(scene, 1280)
  },
})

for (const how of WAYS) {
  test(`a club asks for a quotation, accepts the offer, and has its order, by ${how}`, async () => {
    const errand = await setOut(scene, how)
    const { page, faults, press, type, tick } = errand
    await openQuotable(page)
    await press('quotation-button button')
    await page.locator('.quotation-button__count').waitFor()
    await press('header a[href="/pro/quotation"]')
    await page.waitForURL('**/pro/quotation')
    await page.locator('quotation-form[data-state=ready]').waitFor()
    for (const [name, value] of Object.entries(ASKING)) await type(`#quotation-${name}`, value)
    await tick('#quotation-termsAccepted')
    await press('[data-act=quotation-send]')
    await page.locator('.quotation-form__done').waitFor()
    await offer(owner)

    await press('main a[href*="/pro/quotation/"]')
    await page.getByText('Vi monterar gärna.').waitFor()
    match(await mainText(page), /Acceptera och beställ för 62 500 kr/)
    await press('form[action$="/accepted"] button')

    await page.waitForURL('**/pro/order/**')
    match(await mainText(page), /Tack! Beställning \S+ är mottagen.*62 500 kr/)
    deepEqual(faults, [])
    await errand.context.close()
  })
}
