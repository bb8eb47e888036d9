import { deepEqual, equal } from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { violationsOf } from './accessibility.ts'

/** A folder for pictures of the pages, for whoever wants to look at them. */
const PICTURES = process.env.PICTURES

/** Adds an entry to a list of the account by keyboard alone, with or without script. */
export async function addByKeyboard(
  page: Page,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(path)
  await pressAt(page, '[data-act=add]')
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[name=${name}]`).focus()
    await page.keyboard.type(value)
  }
  await looksRight(page, `form-${Object.keys(fields)[0]}`)
  await page.keyboard.press('Enter')
  await page.getByText('Sparat.').first().waitFor()
}

/** Enter at what matches, once it is there. */
export async function pressAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).focus()
  await page.keyboard.press('Enter')
}

/** Nothing is wider than the page, in large text too, and axe, which needs script, finds nothing. */
export async function looksRight(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(() =>
    ['200%', ''].map((size) => {
      const { documentElement } = document
      documentElement.style.fontSize = size
      return documentElement.scrollWidth - documentElement.clientWidth
    }),
  )
  deepEqual([name, overflow], [name, [0, 0]])
  const hasScript = (await page.locator('[data-state=ready]').count()) > 0
  deepEqual([name, hasScript ? await violationsOf(page) : []], [name, []])
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
}

/** A list that may be looked at, and nothing more. */
export async function isReadOnly(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('Företagets godkännare kan ändra här.').waitFor()
  equal(await page.locator('[data-act]:is(a, button)', { hasText: /Ändra|Lägg/ }).count(), 0)
  await page.goto(`${path}?new=1`)
  equal(await page.locator('form.cs-list__form').count(), 0)
}
