import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { markSent, order } from './account-steps.ts'
import { setOut, WAYS } from './errand-steps.ts'
import { mailedBy } from './mail-steps.ts'
import { withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

for (const how of WAYS) {
  test(`a person registers by the mailed link, and returns what was sent, by ${how}`, async () => {
    const errand = await setOut(scene, how)
    const { page, faults, type, tick, press, pick } = errand
    await page.goto('/register')
    await page.locator('register-me[data-state=ready]').waitFor()
    await type('main [name=_email]', `retur-${how}@example.com`)
    await type('main [name=firstName]', 'Lo')
    await type('main [name=lastName]', 'Alm')
    await type('main [name=password]', 'tre gula hyrbilar')
    await tick('[name=Consent]')
    const link = await mailedBy(scene.dataDir, '/register/confirm', () =>
      press('[data-act=register-B2C]'),
    )
    await page.goto(link)
    await press('form[action$="/register/confirm"] button')
    await page.waitForURL((url) => !url.search.includes('token'))

    const orderId = await order(page, { count: 1, of: 'goods' })
    await markSent(scene.dataDir, orderId)
    await page.goto('/account/orders')
    await press(`main a[href$="/account/orders/${orderId}"]`)
    await page.waitForURL(`**/account/orders/${orderId}`)
    await press('main a[href$="/return"]')
    await page.waitForURL('**/return')
    await page.locator('order-returns[data-state=ready]').waitFor()
    await type('[name^="count."]', '1')
    await pick('[name^="reason."]')
    await press('button[value=review]')
    await page.locator('button[value=confirm]').waitFor()
    await press('button[value=confirm]')

    await page.getByRole('heading', { name: 'Din retur är anmäld' }).waitFor()
    await page.goto('/account/orders')
    match((await page.textContent('main')) ?? '', /Retur/)
    deepEqual(faults, [])
    await errand.context.close()
  })
}
