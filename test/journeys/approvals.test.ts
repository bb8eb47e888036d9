import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { enter } from './account-steps.ts'
import { faultsOf, tabTo } from './checkout-steps.ts'
import { agreePrices, follow, mainText, orderable, orderOnAccount, plain } from './company-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

test('an order beyond the limit, at the company’s own price, waits and is approved, 360 px wide', async () => {
  const [article = ''] = orderable(1)
  await agreePrices(scene.dataDir, [`${article};1;150`, `${article};10;120`])
  const phone = { width: 360 }
  const disa = await newVisitor(scene.browser, scene.shop.url, phone)
  const { page } = disa
  await enter(page, '/pro/account', 'disa@example.com')

  await page.goto('/pro/quick-order')
  await tabTo(page, '#quick-order-number')
  await page.keyboard.type(article)
  await tabTo(page, '#quick-order-quantity')
  await page.locator('quick-order[data-state="ready"]').waitFor()
  await page.keyboard.type('90')
  await page.keyboard.press('Enter')
  await page.locator('.quick-order__said').waitFor()
  await follow(page, '[name=step][value=check]')
  const add = page.getByRole('button', { name: 'Lägg 1 rad i varukorgen' })
  await add.waitFor()
  match(await mainText(page), /10 800 kr/)
  await follow(page, '[name=step][value=add]')
  match(await mainText(page), /120 kr.*10 800 kr/)
  const sent = await orderOnAccount(page, /^Skicka till Bo Berg för godkännande/)
  match(sent.text, /väntar på godkännande/)
  match(plain(sent.text), /90 × 120 kr/)
  deepEqual(await faultsOf(page), [])

  const bo = await newVisitor(scene.browser, scene.shop.url, phone)
  await enter(bo.page, '/pro/account/approvals', 'bo@example.com')
  await follow(bo.page, '.shop-orders__link')
  match(await mainText(bo.page), /Disa Dahl vill beställa\..*10 800 kr exkl\. moms/)
  await follow(bo.page, 'form[action$="/approved"] button')
  match(await mainText(bo.page), /Godkänd av Bo Berg/)

  await page.reload()
  await until(async () => /Tack|mottagen/.test(await mainText(page)))
  deepEqual([...disa.faults, ...bo.faults], [])
  await disa.context.close()
  await bo.context.close()
})

test('an approver gives a buyer a budget, and what goes beyond it waits and is refused with a reason, 360 px wide', async () => {
  const [article = ''] = orderable(1)
  const phone = { width: 360 }
  const bo = await newVisitor(scene.browser, scene.shop.url, phone)
  await enter(bo.page, '/pro/account/limits', 'bo@example.com')
  const disas = bo.page.locator('.shop-limit', { hasText: 'Disa Dahl' })
  await disas.getByLabel('Belopp').fill('100')
  await disas.getByLabel('Gäller per').selectOption('year')
  await disas.getByRole('button', { name: 'Spara beloppet' }).click()
  await bo.page.getByText(/Disa Dahl: 100\skr per år, av Bo Berg/).waitFor()
  deepEqual(await faultsOf(bo.page), [])

  const disa = await newVisitor(scene.browser, scene.shop.url, phone)
  await enter(disa.page, '/pro/account/limits', 'disa@example.com')
  match(await mainText(disa.page), /Din budget är 100 kr exkl\. moms per år\..* 0 kr är kvar/)
  await disa.page.goto('/pro/quick-order')
  await disa.page.locator('#quick-order-lines').fill(`${article} 1`)
  await disa.page.getByRole('button', { name: 'Granska raderna' }).click()
  await disa.page.getByRole('button', { name: 'Lägg 1 rad i varukorgen' }).click()
  await disa.page.waitForURL('**/pro/cart')
  const sent = await orderOnAccount(disa.page, /^Skicka till Bo Berg för godkännande/)
  match(plain(sent.text), /väntar på godkännande.*budget/)

  await bo.page.goto('/pro/account/approvals')
  await follow(bo.page, '.shop-orders__link')
  await bo.page.locator('#message').fill('Vänta till nästa år.')
  await follow(bo.page, 'form[action$="/refused"] button')
  match(await mainText(bo.page), /Avslagen av Bo Berg/)
  await disa.page.goto('/pro/account/approvals')
  match(await mainText(disa.page), /Avslagen/)
  deepEqual([...disa.faults, ...bo.faults], [])
  await disa.context.close()
  await bo.context.close()
})
