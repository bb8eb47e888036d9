import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { enter } from './account-steps.ts'
import { changeConsents, changeProfile, enterByKeyboard, retype } from './change-steps.ts'
import { faultsOf, sidewaysOf, tabTo } from './checkout-steps.ts'
import { mailedBy } from './mail-steps.ts'
import { addAuthenticator } from './passkey-steps.ts'
import { newVisitor, withOwnShop } from './running-shop.ts'
import { codeOf, logInToCode, sendCode, turnOn } from './second-step-steps.ts'

const scene = withOwnShop()
/** A folder for pictures of the pages, for whoever wants to look at them. */
const PICTURES = process.env.PICTURES
const GOOD = 'tre gula hyrbilar'

async function lookAt(page: Page, name: string): Promise<void> {
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

const isReady = (page: Page, tag: string) => page.locator(`${tag}[data-state=ready]`).waitFor()

/** Where nobody can ask about the rest: that the page is as wide as it may be. */
async function isWhole(page: Page, name: string): Promise<void> {
  deepEqual([name, await sidewaysOf(page)], [name, 0])
}

// Two requests of one address within ten seconds are one: it is another one's turn each time.
for (const [prefix, width, email, javaScriptEnabled] of [
  ['', 360, 'bo@example.com', true],
  ['/en/pro', 768, 'anna@example.com', true],
  ['/en', 1440, 'bo@example.com', true],
  ['', 360, 'anna@example.com', false],
] as const) {
  const how = javaScriptEnabled ? 'with script' : 'without script'
  test(`a forgotten password below "${prefix}/" at ${width} px, by keyboard alone, ${how}`, async () => {
    const options = { width, javaScriptEnabled }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, options)
    const ready = async (tag: string) => {
      if (javaScriptEnabled) await isReady(page, tag)
    }
    const look = (name: string) => (javaScriptEnabled ? lookAt(page, name) : isWhole(page, name))
    await page.goto(`${prefix}/login?returnTo=${encodeURIComponent(`${prefix}/cart`)}`)
    await ready('login-form')
    await page.locator('[name=userName]').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('fel lösenord')
    await page.keyboard.press('Enter')
    await page.locator('login-form [role=alert]').waitFor()
    equal(await page.locator('[name=userName]').inputValue(), email)
    await look('login')
    await page.locator('.login-form__more button').focus()
    await page.keyboard.press('Enter')

    await page.waitForURL((url) => url.pathname === `${prefix}/forgot-password`)
    await ready('forgot-password')
    equal(await page.locator('[name=email]').inputValue(), email)
    await look('forgot')
    const link = await mailedBy(scene.dataDir, `${prefix}/choose-password`, async () => {
      await page.locator('[name=email]').focus()
      await page.keyboard.press('Enter')
      if (javaScriptEnabled) await page.locator('.cs-notice-done').waitFor()
      else await page.waitForURL((url) => url.search === '?sent=1')
      await look('sent')
    })

    await page.goto(link)
    await ready('change-password')
    await page.locator('[name=NewPassword]').focus()
    await page.keyboard.type(GOOD)
    await look('choose')
    if (javaScriptEnabled) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      equal(await page.locator('[name=NewPassword]').getAttribute('type'), 'text')
    }
    await tabTo(page, '[name=RepeatedPassword]')
    await page.keyboard.type(GOOD)
    await page.keyboard.press('Enter')
    if (javaScriptEnabled) await page.locator('.cs-notice-done a').waitFor()
    await page.waitForURL((url) => url.search === '?done=1')
    match(
      (await page.locator('h1').textContent()) ?? '',
      /Ditt lösenord är sparat|Your password is saved/,
    )
    await page.goto(`${prefix}/account/security`)
    await look('security')
    await page.goto(link)
    equal(await page.locator('input[type=password]').count(), 0)
    match(
      (await page.locator('h1').textContent()) ?? '',
      /Länken är redan använd|This link has been used/,
    )
    await look('used')
    deepEqual(
      faults.filter((it) => !/status of (?:401|410)/.test(it)),
      [],
    )
    await context.close()

    const later = await newVisitor(scene.browser, scene.shop.url, options)
    await enter(later.page, `${prefix}/account`, email, GOOD)
    await later.context.close()
  })
}

// Their passwords are those that the tests above have chosen.
for (const [email, javaScriptEnabled] of [
  ['bo@example.com', true],
  ['anna@example.com', false],
] as const) {
  const how = javaScriptEnabled ? 'with script' : 'without script'
  test(`changes everything there is to change, at 360 px by keyboard alone, ${how}`, async () => {
    const options = { width: 360, javaScriptEnabled }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, options)
    await enterByKeyboard(page, '/account/profile', { email, password: GOOD })
    if (javaScriptEnabled) await lookAt(page, 'profile')
    await changeProfile(page)
    await changeConsents(page)

    await page.goto('/account/security')
    if (javaScriptEnabled) await isReady(page, 'change-password')
    await retype(page, '#change-password-current', GOOD)
    await retype(page, '#change-password-new', `${GOOD}!`)
    await retype(page, '#change-password-repeated', `${GOOD}!`)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '?done=password')

    await page.goto('/account/profile')
    const link = await mailedBy(scene.dataDir, '/change-email?', async () => {
      await retype(page, '#profile-email', `new.${email}`)
      await retype(page, '#profile-current', `${GOOD}!`)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.search === '?done=email')
    })
    // In the language that was chosen above.
    match(link, /^\/en\/change-email\?/)
    await page.goto(link)
    await tabTo(page, 'form[action$="/change-email"] button')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '?done=1')
    await page.goto('/account')
    ok((await page.locator('main').textContent())?.includes(`new.${email}`))
    deepEqual(faults, [])
    await context.close()
  })
}

test('a passkey is added by keyboard at 360 px, and logs in without a password', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width: 360 })
  await enter(page, '/account/security/passkeys', 'new.bo@example.com', `${GOOD}!`)
  await addAuthenticator(page)
  await lookAt(page, 'passkeys')
  await page.locator('main [name=name]').focus()
  await page.keyboard.type('Min telefon')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${GOOD}!`)
  await page.keyboard.press('Enter')
  await page.locator('passkey-button[data-state=ready]').waitFor()
  await lookAt(page, 'passkey')
  await page.locator('passkey-button button').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('done') === 'added')
  match((await page.locator('main').textContent()) ?? '', /Min telefon/)
  await page.locator('form[action="/logout"] button').first().press('Enter')
  await page.waitForURL((url) => url.pathname !== '/account/security/passkeys')

  // The browser offers it in the e-mail field, and its owner agrees.
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/account')
  equal(new URL(page.url()).pathname, '/account')
  deepEqual(faults, [])
  await context.close()
})

// Their addresses and passwords are those that the tests above have chosen.
for (const [email, javaScriptEnabled] of [
  ['new.bo@example.com', true],
  ['new.anna@example.com', false],
] as const) {
  const how = javaScriptEnabled ? 'with script' : 'without script'
  test(`a login asks for a code of an app, at 360 px by keyboard alone, ${how}`, async () => {
    const options = { width: 360, javaScriptEnabled }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, options)
    const check = async (name: string) =>
      javaScriptEnabled ? lookAt(page, name) : equal(await sidewaysOf(page), 0, name)
    await enter(page, '/account/security/second-step', email, `${GOOD}!`)
    const secret = await turnOn(page, `${GOOD}!`, check)
    await page.locator('form[action="/logout"] button').first().press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/account'))

    await logInToCode(page, email, `${GOOD}!`)
    await check('login-code')
    await sendCode(page, '000000')
    await page.locator('login-form [role=alert] .cs-error').waitFor()
    await sendCode(page, codeOf(secret, 1))
    await page.waitForURL((url) => url.pathname === '/account')
    deepEqual(
      faults.filter((it) => !/status of 401/.test(it)),
      [],
    )
    await context.close()
  })
}
