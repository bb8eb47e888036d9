import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sidewaysOf } from './checkout-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const PAGE = '/our-shop'
const README = readFileSync('README.md', 'utf8')
const [example = ''] = /<!doctype html>.*?<\/html>/s.exec(README) ?? []

/** The page of README as a visitor of a server has it that serves Courtside beside it. */
async function openExample(width: number) {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width })
  await page.route(`**${PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: example }),
  )
  const writes: string[] = []
  page.on('response', (it) => {
    const path = new URL(it.url()).pathname
    if (it.request().method() !== 'GET') writes.push(`${it.status()} ${path}`)
  })
  await page.goto(PAGE)
  return { context, page, faults, writes }
}

/** Runs in the page: what is seen and hangs out of the window, or says more than it has room for. */
function misplaced(): string[] {
  const { clientWidth } = document.documentElement
  const seen = [...document.body.querySelectorAll('*')].filter(
    (it) =>
      it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !it.closest('.cs-visually-hidden, dialog:not([open]), svg'),
  )
  const outside = seen.filter((it) => {
    const { left, right, width } = it.getBoundingClientRect()
    return width > 0 && (left < 0 || right > clientWidth + 0.5)
  })
  const tight = seen.filter((it) => it.matches('button, a') && it.scrollWidth > it.clientWidth + 1)
  return [...new Set([...outside, ...tight])].map((it) => it.outerHTML.slice(0, 120))
}

async function isWell(page: Page, when: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((it) => it.finished)))
  deepEqual([when, await page.evaluate(misplaced)], [when, []])
  equal(await sidewaysOf(page), 0, when)
}

for (const width of [360, 768, 1200, 1440]) {
  test(`README’s own page sells at ${width} px: nothing hangs out, and its first write is its only one`, async () => {
    const { context, page, faults, writes } = await openExample(width)
    await page.locator('product-list buy-button').nth(2).waitFor()
    match(
      (await page.locator('product-price').textContent()) ?? '',
      /^\d+\sSEK$|^SEK\s\d+|^\d+\skr$/,
    )
    await isWell(page, 'at rest')

    await page.locator('buy-button button').first().click()
    await page.locator('buy-button [data-state=success]').waitFor()
    await page.locator('.mini-cart__added').waitFor()
    await isWell(page, 'bought')
    deepEqual(writes, ['200 /api/cart/add'])

    await page.locator('mini-cart button').first().click()
    await page.locator('mini-cart dialog[open]').waitFor()
    await isWell(page, 'cart open')
    await page.keyboard.press('Escape')
    await page.locator('quick-search input').fill('sko')
    await until(async () => (await page.locator('quick-search [role=option]').count()) > 0)
    await isWell(page, 'searching')
    deepEqual(faults, [])
    await context.close()
  })
}

test('README’s page waits for the script that README says, and for no other', async () => {
  const [, limit = '0'] = /at most ([\d.]+) kB of script: the loader/.exec(README) ?? []
  const scripts = [...example.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, it]) => it)
  deepEqual(scripts, ['/ui/courtside.js'])
  const { context, page } = await openExample(1200)
  const bytes = await page.evaluate(() => {
    const [loader] = performance.getEntriesByName(new URL('/ui/courtside.js', location.href).href)
    return loader instanceof PerformanceResourceTiming ? loader.encodedBodySize : 0
  })
  ok(bytes > 0 && bytes <= Number(limit) * 1000, `${bytes} bytes`)
  await context.close()
})
