import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { addArticle, BUYER } from './checkout-steps.ts'
import { plain } from './company-steps.ts'
import { placeOrder, setOut, WAYS } from './errand-steps.ts'
import { until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const GUEST = { prefix: '', lines: BUYER, payment: 'prepay', button: /^Slutför köp/ } as const

for (const how of WAYS) {
  test(`a visitor finds a product, and orders it in two sizes, by ${how}`, async () => {
    const errand = await setOut(scene, how)
    const { page, faults } = errand
    await page.goto('/')
    await errand.type('header input[name=q]', 'löparskor')
    await errand.take('[role=option][href*="/p/"]')
    await page.waitForURL('**/p/**')
    const boxes = page.locator('.size-tile__box:enabled')
    const names = await boxes.evaluateAll((found) => found.map((it) => it.getAttribute('name')))
    const sizes = names.slice(0, 2)
    for (const name of sizes) await errand.tick(`[name="${name}"]`)
    await errand.press('size-input [data-act=add]')
    const count = page.locator('.mini-cart__count').first()
    await until(async () => (await count.textContent())?.trim() === '2')

    const receipt = await placeOrder(errand, { ...GUEST, delivery: 'home' })

    match(receipt.text, /Tack! Beställning \S+ är mottagen/)
    const numbers = sizes.map((it) => it?.replace('quantity.', '') ?? '')
    deepEqual(
      numbers.filter((it) => !receipt.text.includes(it)),
      [],
    )
    deepEqual(faults, [])
    await errand.context.close()
  })

  test(`a visitor orders with a discount code, to a pick-up point, by ${how}`, async () => {
    const errand = await setOut(scene, how)
    const { page, faults } = errand
    await page.goto('/')
    await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix: '' })

    const receipt = await placeOrder(errand, {
      ...{ ...GUEST, delivery: 'pickup' },
      async more() {
        await errand.press('[data-act=code]')
        await page.keyboard.type('SOMMAR10')
        await errand.press('[data-act=code-use]')
        await page.locator('.shop-checkout__code-used', { hasText: 'SOMMAR10' }).waitFor()
      },
    })

    match(plain(receipt.text), /SOMMAR10.*[-−]\d/)
    equal(/Hemleverans/.test(receipt.text), false)
    deepEqual(faults, [])
    await errand.context.close()
  })
}
