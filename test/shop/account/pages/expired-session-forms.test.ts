import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'

const ANNA = 'anna@example.com'

interface Form {
  readonly page: string
  readonly action: string
  readonly typed: Readonly<Record<string, string>>
  /** The values that the form shows again. */
  readonly kept: readonly RegExp[]
}

const SECRETS = { current: 'hemligt1', password: 'hemligt1', code: 'hemligt1' }

/** Every form of the account with text fields, except the lists. */
const FORMS: readonly Form[] = [
  {
    page: '/account/profile',
    action: '/account/profile',
    typed: { firstName: 'Ann <b>', lastName: 'Åström', phone: '070-1', language: 'en' },
    kept: [/value="Ann &lt;b&gt;"/, /value="Åström"/, /value="070-1"/, /value="en"[^>]* selected/],
  },
  {
    page: '/account/profile',
    action: '/account/profile/email',
    typed: { email: 'annan@example.com', current: SECRETS.current },
    kept: [/value="annan@example\.com"/],
  },
  {
    page: '/account/security',
    action: '/account/security/password',
    typed: { ...SECRETS, NewPassword: 'hemligt1', RepeatedPassword: 'hemligt1' },
    kept: [/name="NewPassword"/],
  },
  {
    page: '/account/security/second-step',
    action: '/account/security/second-step/begin',
    typed: SECRETS,
    kept: [/name="password"/],
  },
  {
    page: '/account/security/passkeys',
    action: '/account/security/passkeys/begin',
    typed: { ...SECRETS, name: 'Min telefon' },
    kept: [/value="Min telefon"/],
  },
  {
    page: '/account/privacy',
    action: '/account/privacy/export',
    typed: SECRETS,
    kept: [/name="password"/],
  },
  {
    page: '/account/privacy',
    action: '/account/privacy/erase',
    typed: { ...SECRETS, confirmed: 'yes' },
    kept: [/name="confirmed"/],
  },
]

/** The fields of the logged-out page's only form. */
function resumeOf(body: string) {
  const [, action = '', form = ''] =
    /<div class="shop-account__body">.*?<form[^>]* action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(
      body,
    ) ?? []
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  const plain = (it = '') => it.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  return { action, fields: Object.fromEntries(fields.map(([, name, it]) => [name, plain(it)])) }
}

for (const prefix of ['', '/en/pro']) {
  test(`forms below "${prefix}" whose login has ended come back as typed, without secrets`, async (t) => {
    const opened = await openShop(t)
    for (const { page, action, typed, kept } of FORMS) {
      const anna = await enterAccount(opened, ANNA)
      await anna.open(prefix + page)
      await opened.db.deleteFrom('session').execute()

      const late = await anna.post(prefix + action, typed)

      deepEqual([action, late.statusCode], [action, 401])
      const words = prefix ? /You have been logged out/ : /Du har loggats ut/
      match(textOf(late.body), words)
      ok(late.body.includes(`returnTo=${encodeURIComponent(prefix + page)}" target="_blank"`))
      ok(!/hemligt1|Lind|anna@/.test(late.body), action)
      const { action: again, fields } = resumeOf(late.body)
      equal(again.split('#')[0], prefix + action)
      const early = await anna.post(again.split('#')[0] ?? '', fields)
      equal(early.statusCode, 401, 'whoever is not logged in yet loses nothing either')

      // Logs in, in another tab of the same browser.
      await anna.open(`${prefix}/login`)
      await anna.submit(`${prefix}/login`, { userName: ANNA, password: DEMO_PASSWORD })
      const back = await anna.post(prefix + action, fields)
      equal(back.statusCode, 403, 'the token of before the login')
      for (const one of kept) match(back.body, one)
      ok(!back.body.includes('hemligt1') && !/confirmed"[^>]*checked/.test(back.body), action)
      equal((await anna.post(prefix + action, { resume: '1' })).statusCode, 200)
    }
    deepEqual(
      await opened.db
        .selectFrom('customer')
        .select('first_name')
        .where('id', '=', 'anna')
        .execute(),
      [{ first_name: 'Anna' }],
    )
  })
}

test('a form that was open for too long comes back filled in, and is saved by the next press', async (t) => {
  const opened = await openShop(t)
  const anna = await enterAccount(opened, ANNA)
  await anna.open('/account/profile')
  const typed = { firstName: 'Annika', lastName: 'Åström', phone: '' }

  const stale = await anna.post('/account/profile', {
    ...typed,
    __RequestVerificationToken: 'of yesterday',
  })
  equal(stale.statusCode, 403)
  match(textOf(stale.body), /Skicka formuläret en gång till/)
  match(stale.body, /value="Annika"/)

  match(textOf((await anna.submit('/account/profile', typed)).body), /Dina uppgifter är sparade/)
})

test('what another site sends is kept for nobody', async (t) => {
  const { shop } = await openShop(t)
  const typed = { firstName: 'Evil', email: 'evil@example.com', name: 'Evil' }
  for (const { action } of FORMS) {
    const { statusCode, body } = await shop.inject({
      method: 'POST',
      url: action,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams({ ...typed, resume: '1' }).toString(),
    })
    deepEqual([action, statusCode, /evil/i.test(body)], [action, 403, false])
  }
  const guest = browse(shop)
  await guest.open('/')
  equal((await guest.post('/account/profile', typed)).statusCode, 401)
})
