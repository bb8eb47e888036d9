import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  CHANGE,
  FORGOT,
  GOOD_PASSWORD,
  openAccounts,
  orderWithSignUp,
  tokenIn,
} from '../../../../helpers/accounts.ts'
import { browse, FILLED_IN, openFilled, textOf } from '../../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../../helpers/open-shop.ts'

const HALF_HOUR_MS = 30 * 60 * 1000
const DAY_MS = 48 * HALF_HOUR_MS
const PAGE = '/choose-password'

const typed = (token: string, NewPassword: string, RepeatedPassword = NewPassword) => ({
  token,
  NewPassword,
  RepeatedPassword,
})

test('without script: from the ticked box to being logged in, in English too', async (t) => {
  const shop = await openAccounts(t)
  for (const [prefix, email] of [
    ['', 'kim@example.com'],
    ['/en', 'eva@example.com'],
  ] as const) {
    const visitor = await openFilled(shop.shop, { 'SHOE-42': '1' }, prefix)
    match(visitor.page(), /form="[\w-]+" name="signUp"/)
    const order = { ...FILLED_IN, 'customerDetails-email': email, signUp: 'on' }
    await visitor.submit(`${prefix}/checkout`, { ...order, step: 'update' })
    const last = { ...order, acceptTermsOfCondition: 'on', step: 'place' }
    const receipt = textOf((await visitor.submit(`${prefix}/checkout`, last)).body)
    ok(receipt.includes(`länk till ${email}`) || receipt.includes(`a link to ${email}`), receipt)
    const [mail] = await shop.mails()
    const url = `${prefix}${PAGE}?token=${tokenIn(mail)}`
    ok(mail?.text.includes(`https://shop.example${url}`))

    const { statusCode, headers, body } = await visitor.open(url)
    deepEqual([statusCode, headers['referrer-policy']], [200, 'no-referrer'])
    match(body, /<p class="cs-field__hint" id="change-password-rule">/)
    const field = `<input[^>]* autocomplete="username" readonly[^>]* value="${email}"`
    match(body, new RegExp(field, 'i'))
    equal(body.match(/autocomplete="new-password"/gi)?.length, 2)
    // The page has no other forms: it hides its origin, and the shop accepts no others without one.
    deepEqual(body.match(/<form[^>]*action="[^"]*"/g)?.length, 1)
    ok(!/href="[^"]*token/.test(body))
    const done = await visitor.post(`${prefix}${PAGE}`, typed(tokenIn(mail), GOOD_PASSWORD))
    const received = await visitor.follow(done)
    match(String(received.headers['referrer-policy']), /^strict-origin/)
    match(received.body, /<h1 class="shop-announced" tabindex="-1" autofocus(="")?>/)
    match(textOf(received.body), prefix ? /You are logged in\./ : /Du är inloggad\./)
    await shop.mails()
  }
})

test('names its own origin where a browser would not say that a form is of this site', async (t) => {
  const { shop } = await openAccounts(t)
  const url = `${PAGE}?token=${'a'.repeat(43)}`
  const policyAt = async (host: string) =>
    (await shop.inject({ url, headers: { host } })).headers['referrer-policy']

  const trusted = ['localhost:3000', 'shop.localhost', '127.0.0.1:3000', '[::1]:3000']
  const others = ['192.168.1.5:3000', 'shop.example', 'localhost.example', '127.0.0.1.example']

  deepEqual(new Set(await Promise.all(trusted.map(policyAt))), new Set(['no-referrer']))
  deepEqual(new Set(await Promise.all(others.map(policyAt))), new Set(['same-origin']))
})

test('compares the fields itself, says what is wrong, and keeps nothing that was typed', async (t) => {
  const shop = await openAccounts(t)
  await shop.visitor().ask(FORGOT, { email: 'anna@example.com' })
  const token = await shop.token()
  const visitor = browse(shop.shop)
  await visitor.open(`${PAGE}?token=${token}`)
  const received = async (first: string, second?: string) => {
    const { statusCode, body } = await visitor.post(PAGE, typed(token, first, second))
    ok(!body.includes(GOOD_PASSWORD))
    match(body, /<title>Fel: Välj ett lösenord/)
    match(body, /aria-invalid="true" autofocus/)
    const [, words] = /role="alert">.*?<span>([^<]+)<\/span>/.exec(body) ?? []
    return [statusCode, words]
  }
  const mismatch = 'Skriv samma lösenord i båda fälten.'

  deepEqual(await received(GOOD_PASSWORD, `${GOOD_PASSWORD} `), [422, mismatch])
  deepEqual(await received('', ''), [422, mismatch])
  deepEqual(await received('kort'), [422, 'Använd minst 8 tecken.'])
  deepEqual(await received('x y'.repeat(43)), [422, 'Använd högst 128 tecken.'])
  match(String((await received('password1'))[1]), /vanligt och lätt att gissa/)
  match(String((await received('anna-lind'))[1]), /ditt namn, din e-post eller butikens namn/)
  equal((await visitor.post(PAGE, typed(token, GOOD_PASSWORD))).statusCode, 303)
})

test('a dead link says so before anything is typed, and one press sends another', async (t) => {
  const shop = await openAccounts(t)
  const press = async (token: string) => {
    const visitor = browse(shop.shop)
    const dead = await visitor.open(`${PAGE}?token=${token}`)
    ok(!dead.body.includes('type="password"'))
    const sent = await visitor.submit('/forgot-password', { link: token })
    return [dead.statusCode, textOf(/<main[\s\S]*<\/main>/.exec(sent.body)?.[0] ?? ''), dead.body]
  }
  await shop.visitor().ask(FORGOT, { email: 'anna@example.com' })
  const old = await shop.token()
  shop.clock.now += HALF_HOUR_MS + 1
  const [status, words, page] = await press(old)

  equal(status, 410)
  match(String(page), /Länken har gått ut/)
  match(textOf(String(page)), /En sådan länk gäller i 30 minuter\./)
  match(String(words), /Titta i din inkorg .* gäller i minst 30 minuter\./)
  const token = await shop.token()
  await shop.visitor().ask(CHANGE, { ResetPasswordToken: token, NewPassword: GOOD_PASSWORD })
  await shop.mails()
  shop.clock.now += DAY_MS
  const used = await press(token)
  match(String(used[2]), /Länken är redan använd/)
  equal(used[1], words)
  equal((await shop.mails()).length, 1)
  await shop.db.deleteFrom('password_link').execute()
  const lost = await press(token)
  match(String(lost[2]), /Länken går inte att använda/)
  deepEqual([lost[0], lost[1]], [410, words])
  deepEqual(await shop.mails(), [])
})

test('a dead link to a first password says its own time, in English too', async (t) => {
  const shop = await openAccounts(t)
  await orderWithSignUp(shop.visitor(), 'kim@example.com')
  const token = await shop.token()
  shop.clock.now += DAY_MS + 1

  const page = async (prefix: string) =>
    textOf((await browse(shop.shop).open(`${prefix}${PAGE}?token=${token}`)).body)
  match(await page(''), /En sådan länk gäller i 24 timmar\./)
  match(await page('/en'), /Such a link is valid for 24 hours\./)
})

test('a form that is sent again after a lost answer says that it is done', async (t) => {
  const shop = await openAccounts(t)
  await shop.visitor().ask(FORGOT, { email: 'anna@example.com' })
  const token = await shop.token()
  const [visitor, other] = [browse(shop.shop), browse(shop.shop)]
  await other.open(`${PAGE}?token=${token}`)
  await visitor.open(`${PAGE}?token=${token}`)
  const form = typed(token, GOOD_PASSWORD)
  await visitor.post(PAGE, form, { answer: 'lost' })

  const again = await visitor.submit(PAGE, form)

  equal(again.statusCode, 200)
  match(textOf(again.body), /Ditt lösenord är redan sparat Logga in med din e-post/)
  match(again.body, /href="\/login"/)
  const stranger = await other.post(PAGE, form)
  deepEqual([stranger.statusCode, /Länken är redan använd/.test(stranger.body)], [410, true])
})

test('the receipt offers an account with one press, once, to who placed the order', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await openFilled(shop.shop, { 'SHOE-42': '1' })
  const order = { ...FILLED_IN, 'customerDetails-email': 'Kim@example.com' }
  await visitor.submit('/checkout', { ...order, step: 'update' })
  const last = { ...order, acceptTermsOfCondition: 'on', step: 'place' }
  const { body, headers } = await visitor.submit('/checkout', last)
  equal(headers['referrer-policy'], 'same-origin')
  const [, action = ''] = /action="(\/order\/[\w-]+\/account)"/.exec(body) ?? []
  deepEqual(await shop.mails(), [])

  const stranger = browse(shop.shop)
  await stranger.open('/')
  equal((await stranger.post(action, {})).statusCode, 404)
  const asked = await visitor.submit(action, {})
  await visitor.submit(action, {})

  match(textOf(asked.body), /Tack! Länken är på väg till din e-post\./)
  match(textOf(asked.body), /Vi mejlar en länk till Kim@example\.com\./)
  ok(!asked.body.includes('/account"'))
  const mails = await shop.mails()
  deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [['kim@example.com', 'Välj ett lösenord till ditt konto']],
  )
  await visitor.open(`${PAGE}?token=${tokenIn(mails[0])}`)
  await visitor.submit(PAGE, typed(tokenIn(mails[0]), DEMO_PASSWORD.replace('courtside', 'banan')))
  const owner = await shop.db
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .select('customer.email')
    .executeTakeFirst()
  equal(owner?.email, 'kim@example.com')
})
