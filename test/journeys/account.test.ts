import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { oneIn } from '../helpers/try-all.ts'
import { DARK, violationsInModes, violationsOf } from './accessibility.ts'
import { enter, order } from './account-steps.ts'
import { enterByKeyboard, keepAddress } from './change-steps.ts'
import { addArticle, faultsOf, sidewaysBySize } from './checkout-steps.ts'
import { addByKeyboard, isReadOnly, looksRight, pressAt } from './list-steps.ts'
import { beginCheckout, fillLogin, isAsTyped, logInThere, logOutElsewhere } from './login-steps.ts'
import { mailedBy } from './mail-steps.ts'
import { leftOnPaper } from './paper-steps.ts'
import { announceAll, cutOnPaper, enterStaff, fillUp, quoteAll, sheetsOf } from './print-steps.ts'
import { newVisitor, withOwnShop } from './running-shop.ts'

const STOREFRONTS = oneIn(3, ['', '/en', '/pro', '/en/pro'])
const PATHS = [
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/addresses?new=1',
  '/account/addresses?remove=anna-home',
  '/account/privacy',
  '/account/profile',
  '/account/security',
  '/account/security/second-step',
  '/account/security/passkeys',
  '/account/quotations',
]

let orderId = ''
const scene = withOwnShop({
  async prepare() {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url)
    await enter(page, '/account')
    orderId = await order(page, { count: 12, of: 'rows' })
    await context.close()
  },
})

for (const storefront of STOREFRONTS) {
  test(`the account below "${storefront}" is accessible and narrow, in light and dark`, async () => {
    const visitor = { width: 320 }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, visitor)
    await enter(page, `${storefront}/account`)
    for (const path of [...PATHS, `/account/orders/${orderId}`]) {
      await page.goto(storefront + path)
      deepEqual([path, await violationsInModes(page, [DARK])], [path, []])
      deepEqual([path, await sidewaysBySize(page)], [path, [0, 0]])
      await page.emulateMedia(DARK)
      deepEqual([path, 'dark', await sidewaysBySize(page)], [path, 'dark', [0, 0]])
    }
    deepEqual(faults, [])
    await context.close()
  })
}

test('a dozen rows print on one sheet of A4, thirty on two, with their head on each', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account')
  const long = await order(page, { count: 12, of: 'rows' })
  await enterStaff(context, scene.dataDir, scene.shop.url)
  const db = await openDatabase({ dataDir: scene.dataDir })
  const made = await db.transaction().execute(async (tx) => {
    await fillUp(tx, long, 30)
    return {
      label: await announceAll(tx, long),
      ...{
        offer: await quoteAll(tx, orderId, 'anna'),
        longOffer: await quoteAll(tx, long, 'anna'),
      },
    }
  })
  await db.destroy()

  for (const [path, sheets, repeated] of [
    [`/account/orders/${orderId}`, 1, 'h2'],
    [`/account/orders/${long}`, 2, 'h2'],
    [`/order/${orderId}`, 1, 'h2'],
    [`/order/${long}`, 2, 'h2'],
    [`/account/quotations/${made.offer}`, 1, 'h2'],
    [`/account/quotations/${made.longOffer}`, 2, 'h2'],
    [`/staff/orders/${orderId}/slip`, 1, 'thead'],
    [`/staff/orders/${long}/slip`, 2, 'thead'],
    [`/order/${long}/returns/${made.label}`, 1, undefined],
  ] as const) {
    const opened = await page.goto(path)
    deepEqual([path, opened?.status(), await sheetsOf(page)], [path, 200, sheets])
    deepEqual([path, await cutOnPaper(page, repeated)], [path, []])
    deepEqual([path, await leftOnPaper(page)], [path, []])
  }
  await context.close()
})

test('whoever logs out at a page of the account sees none of it by going back', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account/orders')
  await page.click('.shop-account__out button')
  await page.waitForURL((url) => url.pathname === '/')

  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/login')

  equal(await page.locator('.shop-orders').count(), 0)
  await context.close()
})

test('a form of the account that is sent offline keeps what is typed, says so, and is sent later', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width: 320 })
  await enter(page, '/account/profile')
  const phone = page.locator('[name=phone]')
  const notice = page.getByRole('alert').filter({ hasText: 'Du är offline' })
  await phone.fill('070-174 06 05')
  // A part that is still on its way would fail for a reason of its own.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await phone.press('Enter')
  await notice.waitFor()
  equal(await phone.inputValue(), '070-174 06 05')
  deepEqual(await faultsOf(page), [])

  await context.setOffline(false)
  await notice.waitFor({ state: 'hidden' })
  await phone.press('Enter')
  await page.waitForURL('/account/profile?done=saved')
  equal(await phone.inputValue(), '070-174 06 05')
  deepEqual(
    faults.filter((it) => !it.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  )
  await context.close()
})

test('what is typed at the login, a registration and a forgotten password stays after a press offline', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 360 })
  for (const [path, last, tag, others] of [
    ['/login', 'password', 'login-form', ['.login-form__more button']],
    ['/register', 'password', 'register-me', []],
    ['/forgot-password', 'email', 'forgot-password', []],
  ] as const) {
    await page.goto(path)
    await page.locator(`${tag}[data-state=ready]`).waitFor()
    for (const it of await page.locator('main [type=email], main [type=password]').all()) {
      await it.fill('ada@example.com')
    }
    await context.setOffline(true)
    for (const [pressed, notice] of [
      ...others.map((it) => [it, '.shop-offline [role=alert]'] as const),
      [`main [name=${last}]`, `${tag} [role=alert]`],
    ] as const) {
      await page.locator(pressed).press('Enter')
      await page.locator(notice, { hasText: 'Du är offline' }).waitFor()
      equal(await page.locator(`main [name=${last}]`).inputValue(), 'ada@example.com', pressed)
      deepEqual([path, await faultsOf(page)], [path, []])
    }
    await context.setOffline(false)
  }
  await context.close()
})

test('a tab that somebody else has logged out shows nothing of theirs, and hears of a login', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account')
  await page.goto('/account/profile')
  const other = await context.newPage()
  await other.goto('/account')

  await other.locator('.shop-account__out button').click()
  await other.waitForURL((url) => url.pathname === '/')

  await page.waitForURL((url) => url.pathname === '/login')
  equal(await page.locator('.shop-header__name').count(), 0)
  await page.goto('/')
  const asked = page.waitForResponse((it) => it.url().endsWith('/api/cart'))
  await enter(other, '/account')
  await asked
  deepEqual(faults, [])
  await context.close()
})

test('whoever logs out everywhere else goes on in their tabs; another browser’s tab asks for a login', async () => {
  const here = await newVisitor(scene.browser, scene.shop.url)
  const there = await newVisitor(scene.browser, scene.shop.url)
  await enter(there.page, '/account/profile')
  await there.page.fill('#profile-phone', '070-174 06 06')
  await enter(here.page, '/account/security')
  const beside = await here.context.newPage()
  await beside.goto('/account/profile')

  await pressAt(here.page, '[action$="/account/security/elsewhere"] button')
  await here.page.waitForURL((url) => url.search === '?done=elsewhere')

  await pressAt(beside, '#profile-firstName')
  await beside.waitForURL((url) => url.search === '?done=saved')
  await pressAt(there.page, '#profile-phone')
  await there.page.locator('main a[href^="/login"]').first().waitFor()
  equal(await there.page.locator('main [name=phone]').inputValue(), '070-174 06 06')
  equal(await there.page.locator('.shop-header__name').count(), 0)
  await there.page.goto('/account')
  equal(new URL(there.page.url()).pathname, '/login')
  deepEqual(here.faults, [])
  await Promise.all([here.context.close(), there.context.close()])
})

for (const [javaScriptEnabled, way] of [
  [true, '.shop-checkout__note > a'],
  [false, 'noscript button[value=login]'],
] as const) {
  const how = javaScriptEnabled ? 'with script' : 'without script'
  test(`a checkout goes on after a login and a logout elsewhere as it was typed, at 360 px by keyboard, ${how}`, async () => {
    const options = { width: 360, javaScriptEnabled }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, options)
    const ready = async () => {
      if (javaScriptEnabled) await page.locator('shop-checkout[data-state=ready]').waitFor()
    }
    await beginCheckout(page, ready)
    equal(await page.locator('.shop-checkout__note > a').isVisible(), javaScriptEnabled)

    await logInThere(page, way, 'anna@example.com')
    await isAsTyped(page, ready, `login-${how}`)
    await logOutElsewhere(context)
    if (javaScriptEnabled) {
      await page.getByText('Varukorgen är tom').first().waitFor()
      await logInThere(page, '.shop-checkout-page > p a[href^="/login"]', 'anna@example.com')
    } else {
      await pressAt(page, '[form=checkout-form][value=place], [value=place]')
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        pressAt(page, '.shop-article a[target=_blank]'),
      ])
      await fillLogin(tab, 'anna@example.com')
      await tab.close()
      await pressAt(page, '.shop-article form button')
    }
    await isAsTyped(page, ready, `logout-${how}`)
    // The page that logs out asks for its favourites, and may be answered when nobody is logged in.
    deepEqual(
      faults.filter((it) => !/status of (403|401 .*\/api\/favourites$)/.test(it)),
      [],
    )
    await context.close()
  })
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script, also aloud' : 'without script'
  test(`a login says which goods it put into the cart, ${how}`, async () => {
    const laptop = await newVisitor(scene.browser, scene.shop.url)
    await enter(laptop.page, '/account', 'disa@example.com')
    await laptop.page.goto('/cart')
    await addArticle(laptop.page, { articleNumber: 'CS-40109-BLK', prefix: '' })
    await laptop.context.close()

    const options = { width: 320, javaScriptEnabled }
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, options)
    await page.goto('/cart')
    await addArticle(page, { articleNumber: 'CS-10107-BLK-36', prefix: '' })
    await page.goto('/cart')
    const name = await page.locator('.cart-table__name').textContent()
    const said = `1 vara som du lade i varukorgen innan du loggade in ligger nu i den här: ${name}.`
    await enter(page, '/account', 'disa@example.com')
    await page.goto('/cart')
    const notice = page.locator('.cart-table__notice', { hasText: said })
    if (javaScriptEnabled) {
      // It wakes when somebody means it, and finds the cart as it is drawn.
      await page.locator('.cart-table__name').first().hover()
      await page.locator('cart-table[data-state=ready]').waitFor()
      await page
        .locator('body > [aria-live=polite]', { hasText: said })
        .waitFor({ state: 'attached' })
    }
    await notice.waitFor()
    deepEqual(await sidewaysBySize(page), [0, 0])
    if (javaScriptEnabled) deepEqual(await violationsOf(page), [])
    deepEqual(faults, [])
    await context.close()
  })
}

const GOOD = 'tre gula hyrbilar'
const VISITORS = [
  {
    javaScriptEnabled: true,
    how: 'with script',
    email: 'kim@example.com',
    street: 'Idrottsplatsen 4',
  },
  { javaScriptEnabled: false, how: 'without', email: 'ada@example.com', street: 'Vallgatan 5' },
] as const

for (const { javaScriptEnabled, how, email, street } of VISITORS) {
  const visitor = { width: 360, javaScriptEnabled }

  test(`an approver adds a buyer and an address, whom the buyer sees: by keyboard, ${how}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, visitor)
    await enter(page, '/pro/account/persons', 'bo@example.com')
    const person = { firstName: 'Kim', lastName: 'Ek', email }
    const link = await mailedBy(scene.dataDir, '/choose-password', () =>
      addByKeyboard(page, '/pro/account/persons', person),
    )
    const address = { address: street, zipCode: '22221', city: 'Lunda' }
    await addByKeyboard(page, '/pro/account/addresses', address)
    await looksRight(page, `addresses-${javaScriptEnabled}`)
    deepEqual(faults, [])
    await context.close()

    const buyer = await newVisitor(scene.browser, scene.shop.url, visitor)
    await buyer.page.goto(link)
    await buyer.page.locator('[name=NewPassword]').focus()
    await buyer.page.keyboard.type(GOOD)
    await buyer.page.locator('[name=RepeatedPassword]').focus()
    await buyer.page.keyboard.type(GOOD)
    await buyer.page.keyboard.press('Enter')
    await buyer.page.waitForURL((url) => url.searchParams.has('done'))
    await isReadOnly(buyer.page, '/pro/account/persons')
    await buyer.page.goto('/pro/account/persons')
    await buyer.page.getByText(email).waitFor()
    await isReadOnly(buyer.page, '/pro/account/addresses')
    await buyer.page.goto('/pro/account/addresses')
    await buyer.page.locator('strong', { hasText: street }).waitFor()
    await looksRight(buyer.page, `buyer-${javaScriptEnabled}`)
    await buyer.context.close()
  })

  test(`a customer adds, changes and removes an address of their own, by keyboard, ${how}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, visitor)
    const anna = { email: 'anna@example.com', password: 'courtside-demo' }
    await enterByKeyboard(page, '/account/addresses', anna)
    await keepAddress(page, street)
    deepEqual(faults, [])
    await context.close()
  })

  test(`a person registers, confirms and is logged in, by keyboard, ${how}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, visitor)
    await page.goto('/login')
    await pressAt(page, '.login-form__more a[href="/register"]')
    await page.waitForURL('/register')
    const typed = { _email: `ny-${email}`, firstName: 'Lo', lastName: 'Alm', password: GOOD }
    for (const [name, value] of Object.entries(typed)) {
      await page.locator(`[name=${name}]`).focus()
      await page.keyboard.type(value)
    }
    await page.locator('[name=Consent]').focus()
    await page.keyboard.press('Space')
    await looksRight(page, `register-${javaScriptEnabled}`)
    const link = await mailedBy(scene.dataDir, '/register/confirm', () =>
      pressAt(page, '[data-act=register-B2C]'),
    )
    await page.getByRole('heading', { name: 'Kolla din mejl' }).waitFor()
    const whose = javaScriptEnabled ? `ny-${email}` : 'dig'
    await page.getByText(`Vi har mejlat en länk till ${whose}.`).waitFor()

    await page.goto(link)
    await looksRight(page, `confirm-${javaScriptEnabled}`)
    await pressAt(page, 'form[action$="/register/confirm"] button')
    await page.waitForURL((url) => !url.search.includes('token'))
    await page.goto('/account')
    equal(new URL(page.url()).pathname, '/account')
    ok(await page.locator('.shop-account__body', { hasText: 'Lo Alm' }).isVisible())
    deepEqual(faults, [])
    await context.close()
  })
}

test('parts of a page of the account have addresses: Back, a reload and a refused form keep them', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width: 360 })
  await enter(page, '/account/privacy')
  const tab = (id: string) => page.locator(`[role=tab][href="#privacy-${id}"]`)
  const isShown = (id: string) => page.locator(`#privacy-${id}`).isVisible()
  await tab('erase').waitFor()
  deepEqual([await isShown('consents'), await isShown('erase')], [true, false])

  await tab('erase').click()
  await page.locator('#privacy-erase').waitFor()
  equal(await isShown('consents'), false)
  await page.reload()
  await tab('erase').waitFor()
  await page.locator('#privacy-erase').waitFor()
  await page.locator('#privacy-erase [name=password]').fill('fel')
  await page.locator('#privacy-erase [name=confirmed]').check()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tab('erase').waitFor()
  await page.locator('#privacy-erase [role=alert]').waitFor()

  await page.goto('/account/privacy')
  await tab('export').click()
  await page.locator('#privacy-export').waitFor()
  await page.goBack()
  await page.locator('#privacy-consents').waitFor()
  deepEqual(
    faults.filter((it) => !/status of 4\d\d/.test(it)),
    [],
  )
  await context.close()
})
