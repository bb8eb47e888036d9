import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'

/** What the app shows; `steps` half minutes later than now, since each code is taken once. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Types into a field, and sends its form. */
async function answer(page: Page, field: string, words: string): Promise<void> {
  await page.locator(field).focus()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

/** Has logins ask for codes, from the page where that is chosen; answers the secret of the app. */
export async function turnOn(
  page: Page,
  password: string,
  look: (name: string) => Promise<void>,
): Promise<string> {
  await answer(page, '#begin-password', password)
  await page.locator('.shop-qr').waitFor()
  await look('second-step-scan')
  const secret = ((await page.locator('.shop-code').textContent()) ?? '').replaceAll(' ', '')
  await answer(page, '#confirm-code', codeOf(secret))
  await page.locator('.shop-codes').waitFor()
  await look('second-step-codes')
  return secret
}

/** Logs in by e-mail and password, as far as the code, which then has the focus. */
export async function logInToCode(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login?returnTo=%2Faccount')
  await page.locator('[name=userName]').focus()
  await page.keyboard.type(email)
  await answer(page, '[name=password]', password)
  await page.locator('[name=code]:focus').waitFor()
}

/** Types a code over the one before, once the form takes another. */
export async function sendCode(page: Page, code: string): Promise<void> {
  await page.locator('login-form button[data-act=login][data-state=idle]').waitFor()
  await page.locator('[name=code]').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
