import { deepEqual } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from './running-shop.ts'

/** A list as a visitor saw it, and the query of its address. */
export interface SeenList {
  readonly address: string
  readonly list: readonly string[]
}

export const search = (page: Page) => new URL(page.url()).search

export const isReady = (page: Page) =>
  page.evaluate(() => document.querySelector('#products')?.ariaBusy === null)

/** What a visitor sees of the list: how many products there are, and which. */
export const listOf = (page: Page) =>
  page
    .locator('#products')
    .evaluate((it) =>
      [it.querySelector('.shop-count'), ...it.querySelectorAll('.product-card__link')].map(
        (shown) => (shown?.textContent ?? '').trim(),
      ),
    )

export async function settle(page: Page, address: string): Promise<void> {
  await until(async () => search(page) === address && (await isReady(page)))
}

/** Opens the filters of a phone, and chooses so many times, each time the next option that can be. */
export async function chooseInSheet(page: Page, steps: number): Promise<SeenList[]> {
  const seen: SeenList[] = [{ address: search(page), list: await listOf(page) }]
  await page.locator('[data-act="open-filters"]:visible').click()
  await page.locator('dialog[open]').waitFor()
  const folded = page.locator('dialog details[data-group]:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  for (let step = 0; step < steps; step += 1) {
    const address = await chooseNext(page)
    seen.push({ address, list: await listOf(page) })
  }
  return seen
}

/** The button says how many products come; it closes the sheet. */
export async function showProducts(page: Page, total = ''): Promise<void> {
  const button = page.locator('dialog [data-act="show-products"]')
  await until(async () => (await button.textContent()) === `Visa ${total}`)
  await button.click()
  await page.locator('dialog').waitFor({ state: 'detached' })
}

/** Goes Back to the first list, seeing each again, with a reload half-way; then forward to the last. */
export async function goBackThrough(page: Page, seen: readonly SeenList[]): Promise<void> {
  const steps = seen.length - 1
  for (const [at, { address, list }] of [...seen.slice(0, -1).entries()].reverse()) {
    await page.evaluate(() => history.back())
    await settle(page, address)
    await until(async () => String(await listOf(page)) === String(list))
    if (at === Math.floor(steps / 2)) await page.reload()
  }
  await page.evaluate((distance) => history.go(distance), steps)
  const last = seen.at(-1)
  await settle(page, last?.address ?? '')
  deepEqual(await listOf(page), last?.list)
}

/** Goes on to the first option that can still be chosen, one at a time. */
async function chooseNext(page: Page): Promise<string> {
  const before = search(page)
  await page.locator('dialog input[type="checkbox"]:not(:checked):enabled:visible').first().click()
  await until(async () => search(page) !== before && (await isReady(page)))
  return search(page)
}
