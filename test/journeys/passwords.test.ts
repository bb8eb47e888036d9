import { deepEqual, equal, match } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faultsOf } from './checkout-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
/** A folder for pictures of the pages, for whoever wants to look at them. */
const PICTURES = process.env.PICTURES
const GOOD = 'tre gula hyrbilar'

/** Tokens of all links that have been mailed, whatever the order of the files. */
function mailedTokens(): ReadonlySet<string> {
  const folder = join(scene.dataDir, 'mail')
  if (!existsSync(folder)) return new Set()
  const mails = readdirSync(folder)
    .filter((it) => it.endsWith('.eml'))
    .map((it) => readFileSync(join(folder, it), 'utf8').replaceAll(/=\r?\n/g, ''))
  return new Set(
    mails.flatMap((it) =>
      [...it.matchAll(/token=(?:3D)?([\w-]{43})/g)].map(([, token = '']) => token),
    ),
  )
}

async function look(page: Page, name: string): Promise<void> {
  deepEqual([name, await faultsOf(page)], [name, []])
  if (!PICTURES) return
  const width = page.viewportSize()?.width ?? 0
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({
      path: join(PICTURES, `${name}-${width}-${colorScheme}.png`),
      fullPage: true,
    })
  }
}

const ready = (page: Page, tag: string) => page.locator(`${tag}[data-state=ready]`).waitFor()

// Two requests of one address within ten seconds are one: it is another one's turn each time.
for (const [prefix, width, email] of [
  ['', 360, 'bo@example.com'],
  ['/en/pro', 768, 'anna@example.com'],
  ['/en', 1440, 'bo@example.com'],
] as const) {
  test(`a forgotten password below "${prefix}/" at ${width} px, by keyboard alone`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width })
    await page.goto(`${prefix}/login?returnTo=${encodeURIComponent(`${prefix}/cart`)}`)
    await ready(page, 'login-form')
    await page.locator('[name=userName]').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('fel lösenord')
    await page.keyboard.press('Enter')
    await page.locator('login-form [role=alert]').waitFor()
    equal(await page.locator('[name=userName]').inputValue(), email)
    await look(page, 'login')
    await page.locator('.login-form__more button').focus()
    await page.keyboard.press('Enter')

    await page.waitForURL((url) => url.pathname === `${prefix}/forgot-password`)
    await ready(page, 'forgot-password')
    equal(await page.locator('[name=email]').inputValue(), email)
    await look(page, 'forgot')
    const before = mailedTokens()
    await page.locator('[name=email]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.cs-notice-done').waitFor()
    await look(page, 'sent')
    await until(async () => mailedTokens().size > before.size)
    const [token = ''] = [...mailedTokens()].filter((it) => !before.has(it))

    await page.goto(`${prefix}/choose-password?token=${token}`)
    await ready(page, 'change-password')
    await page.locator('[name=NewPassword]').focus()
    await page.keyboard.type(GOOD)
    await look(page, 'choose')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    equal(await page.locator('[name=NewPassword]').getAttribute('type'), 'text')
    await page.keyboard.press('Tab')
    await page.keyboard.type(GOOD)
    await page.keyboard.press('Enter')
    await page.locator('.cs-notice-done a').waitFor()
    await page.waitForURL((url) => url.search === '?done=1')
    match(
      (await page.locator('h1').textContent()) ?? '',
      /Ditt lösenord är sparat|Your password is saved/,
    )
    await page.goto(`${prefix}/account/security`)
    await look(page, 'security')
    await page.goto(`${prefix}/choose-password?token=${token}`)
    equal(await page.locator('input[type=password]').count(), 0)
    deepEqual(
      faults.filter((it) => !/status of (?:401|410)/.test(it)),
      [],
    )
    await context.close()
  })
}
