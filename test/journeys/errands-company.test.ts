import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { mainText, skipRows } from './company-steps.ts'
import { type Errand, logIn, placeOrder, setOut, WAYS } from './errand-steps.ts'
import { until, withRunningShop } from './running-shop.ts'

const TIGHTS = '/pro/p/takt-lopartights-herr'
const PIECES = 48
const scene = withRunningShop()

/** Four pieces in each of twelve boxes, more than the shop has of some; on a phone the colours are folds. */
async function fillMatrix({ page, press, type }: Errand): Promise<void> {
  await page.goto(TIGHTS)
  await page.locator('size-input .size-input__box').first().waitFor()
  const rows = page.locator('.size-grid__row')
  for (let row = 1; row <= (await rows.count()); row += 1) {
    const place = `.size-grid__row:nth-child(${row})`
    const boxes = page.locator(`${place} .size-input__box`)
    const names = await boxes.evaluateAll((all) => all.map((it) => it.getAttribute('name')))
    if (!(await boxes.first().isVisible())) await press(`${place} .size-grid__fold > summary`)
    for (const name of names) await type(`[name="${name}"]`, '4')
  }
  await press('size-input [data-act=add]')
  await page.locator('size-input [data-act=add][data-state=success]').waitFor()
  const count = page.locator('.mini-cart__count').first()
  await until(async () => (await count.textContent())?.trim() === `${PIECES}`)
}

for (const how of WAYS) {
  test(`a buyer orders 48 pieces beyond her limit, and her approver approves, by ${how}`, async () => {
    const disa = await setOut(scene, how)
    await logIn(disa, '/pro/account', 'disa@example.com')
    await fillMatrix(disa)
    const sent = await placeOrder(disa, {
      ...{ prefix: '/pro', lines: { reference: 'Lag 48' }, delivery: 'home', payment: 'invoice' },
      button: /^Skicka till Bo Berg för godkännande/,
      more: async () => (how === 'keyboard' ? skipRows(disa.page) : undefined),
    })
    match(sent.text, /väntar på godkännande/)
    const orderId = new URL(disa.page.url()).pathname.split('/').at(-1)

    const bo = await setOut(scene, how)
    await logIn(bo, '/pro/account', 'bo@example.com')
    await bo.page.goto('/pro')
    match(await mainText(bo.page), /väntar på ditt godkännande/)
    await bo.press('main a[href="/pro/account/approvals"]')
    await bo.page.waitForURL('**/account/approvals')
    await bo.press(`main a[href$="/approvals/${orderId}"]`)
    await bo.page.waitForURL(`**/approvals/${orderId}`)
    await bo.press('form[action$="/approved"] button')
    await bo.page.getByText('Godkänd av Bo Berg').first().waitFor()

    await disa.page.reload()
    await until(async () => /Tack! Beställning \S+ är mottagen/.test(await mainText(disa.page)))
    deepEqual([...disa.faults, ...bo.faults], [])
    await disa.context.close()
    await bo.context.close()
  })
}
