import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { BUYER } from './checkout-steps.ts'
import { CARDS, fillIn, pay, typeCard } from './frame-steps.ts'
import { frameOf, isCalm, readReceipt } from './paid-sum.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

/** As browsers translate: each text node makes way for a `<font>`, and again a while after each change. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    function translate(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      const isOpen = (it: Text) => !it.parentElement?.closest('script, style, font')
      for (const it of found.filter((it) => it.data.trim() && isOpen(it))) {
        const words = document.createElement('font')
        words.append(`»${it.data}`)
        it.replaceWith(words)
      }
    }
    let timer: ReturnType<typeof setTimeout>
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(translate, 100)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    translate()
  })
}

test('a visitor whose browser translates the page puts sizes in the cart', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/search?q=löparskor')
  await page.goto((await page.locator('main a[href*="/p/"]').first().getAttribute('href')) ?? '')
  await translatePage(page)

  for (const total of ['1', '2']) {
    await page.locator('.size-tile__box:enabled:not(:checked)').first().check()
    await page.locator('size-input [data-act="add"]').click()
    const count = page.locator('.mini-cart__count').first()
    await until(async () => (await count.textContent())?.replace('»', '').trim() === total)
  }

  equal(await page.locator('[data-state="failed"]').count(), 0)
  deepEqual(faults, [])
  await context.close()
})

for (const method of ['card', 'account'] as const) {
  test(`a checkout that is translated once it is filled in takes another delivery, and pays by ${method}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
    context.setDefaultTimeout(30_000)
    await fillIn(page, { method })
    await isCalm(page)
    await page.route('**/frame/**', async (route) => {
      // So long that the words which stand there until the form comes are translated.
      await new Promise((translated) => setTimeout(translated, 500))
      await route.continue()
    })
    await translatePage(page)

    for (const delivery of ['slot', 'home', 'slot']) {
      await page.locator(`[name=selectedDeliveryMethod][value=${delivery}]`).check()
      await isCalm(page)
      equal(await page.locator(`[value=${delivery}]:checked`).count(), 1)
    }
    await page.locator('[name=selectedDeliveryOption]').first().check()
    await isCalm(page)

    for (const [name, value] of Object.entries(BUYER)) {
      equal(await page.locator(`[name="customerDetails-${name}"]`).inputValue(), value)
    }
    equal(await page.locator(`[name=selectedPaymentMethod][value=${method}]`).isChecked(), true)
    equal(await page.locator('[name=acceptTermsOfCondition]').isChecked(), true)
    const frame = frameOf(page)
    if (method === 'card') await typeCard(frame, CARDS.pays)
    else await identify(page)
    await isCalm(page)
    await pay(frame)
    match((await readReceipt(page)).text, /Tack! Beställning \S+ är mottagen/)
    deepEqual(faults, [])
    await context.close()
  })
}

async function identify(page: Page): Promise<void> {
  const frame = frameOf(page)
  await frame.locator('#identity').fill('19121212-1212')
  await frame.locator('[data-identify]').click()
  await frame.getByText(/legitimerad|identifierad/).waitFor()
}
