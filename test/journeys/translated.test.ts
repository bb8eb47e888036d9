import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
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
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
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
  await context.close()
})
