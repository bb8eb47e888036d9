import { deepEqual, equal, match } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { sidewaysBySize, tabTo } from './checkout-steps.ts'
import { looksRight } from './list-steps.ts'

interface Login {
  readonly email: string
  readonly password: string
}

/** Logs in by Tab, letters and Enter alone, and comes back to where one was sent from. */
export async function enterByKeyboard(
  page: Page,
  path: string,
  { email, password }: Login,
): Promise<void> {
  await page.goto(path)
  await page.waitForURL((url) => url.pathname === '/login')
  await tabTo(page, '[name=userName]')
  await page.keyboard.type(email)
  await tabTo(page, '[name=password]')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === path)
}

/** Comes to a field by Tab, and types other words in it. */
export async function retype(page: Page, selector: string, words: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

/** Names, phone and language, which are there once the page is opened anew. */
export async function changeProfile(page: Page): Promise<void> {
  await page.goto('/account/profile')
  await retype(page, '#profile-firstName', 'Kim')
  await retype(page, '#profile-lastName', 'Lind')
  await retype(page, '#profile-phone', '070-123 45 67')
  await tabTo(page, '#profile-language')
  await page.keyboard.type('English')
  await tabTo(page, '[action$="/account/profile"] button')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.search === '?done=saved')
  await page.goto('/account/profile')
  const kept = ['firstName', 'lastName', 'phone', 'language'].map((it) =>
    page.locator(`#profile-${it}`).inputValue(),
  )
  deepEqual(await Promise.all(kept), ['Kim', 'Lind', '070-123 45 67', 'en'])
}

/** The newsletter is wanted, and then no more; the page remembers both. */
export async function changeConsents(page: Page): Promise<void> {
  await page.goto('/account/privacy')
  const said = page.locator('#privacy-consents')
  for (const [now, button] of [
    [/Du tackade ja /, 'Avsluta nyhetsbrevet'],
    [/Du får inget nyhetsbrev/, 'Prenumerera'],
  ] as const) {
    await tabTo(page, '#privacy-consents [action*="/privacy/newsletter"] button')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    await said.getByRole('button', { name: button }).waitFor()
    match((await page.textContent('main')) ?? '', /Ditt val är sparat/)
    match((await said.textContent()) ?? '', now)
    deepEqual(await sidewaysBySize(page), [0, 0])
  }
  equal(await said.locator('.shop-consents > li').count(), 2)
}

/** An address is added, changed and removed, after the question that may be answered with no. */
export async function keepAddress(page: Page, street: string): Promise<void> {
  const entries = page.locator('.cs-list__entries > li')
  const entry = entries.filter({ hasText: street })
  await page.goto('/account/addresses')
  const before = await entries.allTextContents()

  await press(page, '[data-act=add]')
  await page.locator('[data-act=save]').waitFor()
  await retype(page, '[name=address]', street)
  await retype(page, '[name=zipCode]', '222 21')
  await retype(page, '[name=city]', 'Lunda')
  await page.keyboard.press('Enter')
  await entry.filter({ hasText: 'Lunda' }).waitFor()
  equal(await entries.count(), before.length + 1)

  await press(page, `[data-act^="edit "][aria-label="Ändra ${street}"]`)
  await page.locator('[data-act=save]').waitFor()
  await looksRight(page, 'edit')
  equal(await page.locator('[name=address]').inputValue(), street)
  await retype(page, '[name=city]', 'Bollstad')
  await page.keyboard.press('Enter')
  await entry.filter({ hasText: 'Bollstad' }).waitFor()
  equal(await entries.count(), before.length + 1)

  const remove = `[data-act^="remove "][aria-label="Ta bort ${street}"]`
  await press(page, remove)
  await page.getByRole('heading', { name: `Ta bort ${street}?` }).waitFor()
  await looksRight(page, 'removal')
  await press(page, '[data-act=cancel]')
  await entry.waitFor()
  await press(page, remove)
  await page.locator('[data-act=removal]').waitFor()
  await press(page, '[data-act=removal]')
  await entry.waitFor({ state: 'detached' })
  await page.goto('/account/addresses')
  deepEqual(await entries.allTextContents(), before)
}

/** By Tab alone; the page that it leads to, where it leads to one, is waited for by whoever asks. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor()
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}
