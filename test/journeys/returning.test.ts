import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { enter, markSent, order } from './account-steps.ts'
import { faultsOf, tabTo } from './checkout-steps.ts'
import { leftOnPaper } from './paper-steps.ts'
import { sheetsOf } from './print-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const TWO = { count: 2, of: 'goods' } as const
const scene = withRunningShop()

/** Orders of two articles each, which the shop has sent, by the customer who is logged in. */
async function orderTwice(): Promise<readonly string[]> {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account')
  const ids = [await order(page, TWO), await order(page, TWO)]
  await context.close()
  for (const id of ids) await markSent(scene.dataDir, id)
  return ids
}

/** Comes to a control by Tab alone, and presses it. */
async function pressAt(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}

/** Nothing to mend for whoever cannot see, or has a narrow screen; without script nobody can ask. */
async function look(page: Page, canAsk: boolean): Promise<void> {
  if (!canAsk) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other; what is drawn out of sight never ends by itself.
    await page.evaluate(() => {
      for (const it of document.getAnimations()) it.finish()
    })
    deepEqual(await faultsOf(page), [], `${page.url()} ${colorScheme}`)
  }
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'by keyboard' : 'without script'
  test(`returns one of two, and withdraws from another order, 360 px wide, ${how}`, async () => {
    const [kept = '', withdrawn = ''] = await orderTwice()
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      width: 360,
      javaScriptEnabled,
    })
    await enter(page, `/account/orders/${kept}`)
    await reorder(page, javaScriptEnabled)
    await page.goto(`/account/orders/${kept}`)

    if (javaScriptEnabled) await chooseByKeyboard(page)
    else await chooseByForm(page)
    match((await page.textContent('.shop-return')) ?? '', /Du får tillbaka/i)
    await look(page, javaScriptEnabled)
    await take(page, 'confirm')
    await page.getByRole('heading', { name: 'Din retur är anmäld' }).waitFor()
    await look(page, javaScriptEnabled)
    if (javaScriptEnabled) deepEqual(await leftOnPaper(page), [])
    await press(page, 'a[href*="/returns/"]')
    equal(await page.locator('svg[role="img"]').count(), 1)
    await look(page, javaScriptEnabled)
    if (javaScriptEnabled) equal(await sheetsOf(page, 'A6'), 1)
    await page.goto(`/account/orders/${kept}`)
    match((await page.textContent('.shop-return__steps')) ?? '', /Anmäld/)
    await followCircle(page)
    await look(page, javaScriptEnabled)

    await page.goto(`/account/orders/${withdrawn}`)
    await press(page, 'a[href*="/withdraw?"]')
    await press(page, 'button[value="confirm"]')
    match((await page.textContent('h1')) ?? '', /Vi har tagit emot din ångeranmälan/)
    if (javaScriptEnabled) deepEqual(await leftOnPaper(page), [])

    // The form that comes back with something to mend is a 422, which the browser logs.
    deepEqual(
      faults.filter((it) => javaScriptEnabled || !it.includes('422')),
      [],
    )
    await context.close()

    /** A step of the element stays on its page; without script each is a page. */
    async function take(on: Page, step: string): Promise<void> {
      const selector = `button[value="${step}"]`
      if (!javaScriptEnabled) return press(on, selector)
      await tabTo(on, selector)
      await on.keyboard.press('Enter')
    }

    async function press(on: Page, selector: string): Promise<void> {
      if (javaScriptEnabled) return pressAt(on, selector)
      await Promise.all([on.waitForNavigation(), on.click(selector)])
    }
  })
}

/** All of an order is in the cart again, by its one button. */
async function reorder(page: Page, isScripted: boolean): Promise<void> {
  const rows = page.locator('.shop-receipt__row').filter({ hasNotText: 'Gåva' })
  const bought = await rows.locator('.shop-receipt__name').allTextContents()
  equal(bought.length, TWO.count)
  const button = 'reorder-button [data-act=reorder]'
  if (isScripted) {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const count = page.locator('.mini-cart__count')
    await until(async () => Number(await count.textContent()) >= TWO.count)
    await page.goto('/cart')
  } else {
    await page.click(button)
    await page.waitForURL((url) => url.pathname === '/cart')
  }
  const inCart = await page.locator('.cart-table__name').allTextContents()
  deepEqual(
    bought.filter((it) => !inCart.includes(it)),
    [],
  )
}

async function chooseByKeyboard(page: Page): Promise<void> {
  await pressAt(page, 'a[href$="/return"]')
  await look(page, true)
  equal(await page.locator('[name^="count."]').count(), 2)
  await tabTo(page, '[name^="count."]')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'button[value="review"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('button[value="confirm"]')
}

/** One mistake on the way: the page says what to mend, and keeps the rest. */
async function chooseByForm(page: Page): Promise<void> {
  await page.click('a[href$="/return"]')
  await page.locator('[name^="count."]').first().fill('1')
  await page.click('button[value="review"]')
  match((await page.textContent('.shop-return')) ?? '', /Välj varför/)
  equal(await page.locator('[name^="count."]').first().inputValue(), '1')
  await page.locator('[name^="reason."]').first().selectOption('too-small')
  await page.click('button[value="review"]')
}

/** The circle says how far the return has come, and is seen where the system chooses the colours. */
async function followCircle(page: Page): Promise<void> {
  const circle = page.locator('progress-circle [role="progressbar"]')
  equal(await circle.getAttribute('aria-label'), 'Steg 1 av 3: din retur är anmäld')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.waitForFunction(() => {
    const drawn = [...document.querySelectorAll('progress-circle circle')]
    return new Set(drawn.map((it) => getComputedStyle(it).stroke)).size === 2
  })
  await page.emulateMedia({ forcedColors: 'none' })
}
