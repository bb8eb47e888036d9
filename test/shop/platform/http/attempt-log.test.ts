import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { hashPassword } from '../../../../shop/login/passwords.ts'
import { ATTEMPT_KINDS, type AttemptKind } from '../../../../shop/platform/http/attempt-log.ts'
import { CHANGE } from '../../../helpers/accounts.ts'
import { change, fillCheckout } from '../../../helpers/checkout.ts'
import { browse, type Fields } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'
import { askForCodes, CODE } from '../../../helpers/second-step.ts'
import { openStaff, type StaffShop } from '../../../helpers/staff.ts'

const ANNA = 'anna@example.com'
/** What is typed, and must not be found. */
const TYPED = 'canary5typed'
const TOKEN = `${TYPED}${'x'.repeat(43 - TYPED.length)}`
const SECURITY = '/account/security'

interface Line {
  readonly attempt: AttemptKind
  readonly method: string
  readonly route: string
  readonly network: string
  readonly account?: string
  readonly count: number
  readonly level: number
}

async function open(t: TestContext) {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (it: string) => lines.push(it) } }
  const shop = await openStaff(t, { log, maxRequests: 400 })
  const refused = () =>
    lines.map((it) => JSON.parse(it) as Line).filter(({ attempt }) => attempt !== undefined)
  return { shop, lines, refused }
}

async function postAs(shop: StaffShop, page: string, path: string, fields: Fields) {
  const anna = await enterAccount(shop, ANNA)
  await anna.open(page)
  return anna.post(path, fields)
}

async function postAsNobody({ shop }: StaffShop, page: string, path: string, fields: Fields) {
  const nobody = browse(shop)
  await nobody.open(page)
  return nobody.post(path, fields)
}

async function typeCode(shop: StaffShop) {
  await askForCodes(shop.db, ANNA, shop.clock.now)
  const anna = shop.visitor()
  await anna.logIn(ANNA)
  return anna.ask(CODE, { code: TYPED })
}

async function tryCampaignCode({ visitor }: StaffShop) {
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  return change(kim, 'setCampaignCode', { ...sent, campaignCode: TYPED })
}

interface Case {
  readonly kind: AttemptKind
  readonly route: string
  readonly account?: RegExp
  readonly act: (shop: StaffShop) => Promise<{ readonly statusCode: number }>
}

const NAME = /^name [\w-]{16}$/
const CASES: readonly Case[] = [
  {
    ...{ kind: 'login', route: '/api/user/login', account: NAME },
    act: ({ visitor }) => visitor().ask('/api/user/login', { userName: ANNA, password: TYPED }),
  },
  {
    ...{ kind: 'login', route: '/login', account: NAME },
    act: (shop) => postAsNobody(shop, '/login', '/login', { userName: ANNA, password: TYPED }),
  },
  {
    ...{ kind: 'login', route: '/staff/login', account: NAME },
    act: (shop) =>
      postAsNobody(shop, '/staff/login', '/staff/login', { email: ANNA, password: TYPED }),
  },
  { kind: 'code', route: CODE, account: /^anna$/, act: typeCode },
  {
    ...{ kind: 'code', route: '/staff/prove', account: /^staff-owner$/ },
    async act({ staff }) {
      return (await staff('owner')).post('/staff/prove', { code: TYPED })
    },
  },
  {
    ...{ kind: 'passkey', route: '/login/passkey' },
    act: (shop) => postAsNobody(shop, '/login', '/login/passkey', { credential: TYPED }),
  },
  {
    ...{ kind: 'proof', route: `${SECURITY}/password`, account: /^anna$/ },
    act: (shop) =>
      postAs(shop, SECURITY, `${SECURITY}/password`, {
        ...{ current: TYPED, NewPassword: 'tre blå hästar', RepeatedPassword: 'tre blå hästar' },
      }),
  },
  {
    ...{ kind: 'proof', route: `${SECURITY}/second-step/begin`, account: /^anna$/ },
    act: (shop) =>
      postAs(shop, `${SECURITY}/second-step`, `${SECURITY}/second-step/begin`, { password: TYPED }),
  },
  {
    ...{ kind: 'proof', route: `${SECURITY}/passkeys/begin`, account: /^anna$/ },
    act: (shop) =>
      postAs(shop, `${SECURITY}/passkeys`, `${SECURITY}/passkeys/begin`, {
        ...{ name: TYPED, password: TYPED },
      }),
  },
  {
    ...{ kind: 'proof', route: '/account/profile/email', account: /^anna$/ },
    act: (shop) =>
      postAs(shop, '/account/profile', '/account/profile/email', {
        ...{ email: `${TYPED}@example.com`, current: TYPED },
      }),
  },
  {
    ...{ kind: 'proof', route: '/account/privacy/export', account: /^anna$/ },
    act: (shop) => postAs(shop, '/account/privacy', '/account/privacy/export', { password: TYPED }),
  },
  {
    ...{ kind: 'proof', route: '/staff/me/password', account: /^staff-owner$/ },
    async act({ staff, db }) {
      const owner = await staff('owner')
      const password_hash = await hashPassword(DEMO_PASSWORD)
      await db.updateTable('staff_member').set({ password_hash }).execute()
      return owner.post('/staff/me/password', { current: TYPED, password: TYPED })
    },
  },
  {
    ...{ kind: 'link', route: '/choose-password' },
    act: ({ shop }) => browse(shop).open(`/choose-password?token=${TOKEN}`),
  },
  {
    ...{ kind: 'link', route: CHANGE },
    act: ({ visitor }) =>
      visitor().ask(CHANGE, { ResetPasswordToken: TOKEN, NewPassword: 'tre blå hästar' }),
  },
  {
    ...{ kind: 'link', route: '/change-email/stop' },
    act: ({ shop }) => browse(shop).open(`/change-email/stop?token=${TOKEN}`),
  },
  {
    ...{ kind: 'link', route: '/staff/welcome' },
    act: ({ shop }) => browse(shop).open(`/staff/welcome?token=${TOKEN}`),
  },
  { kind: 'campaigncode', route: '/api/checkout/setCampaignCode', act: tryCampaignCode },
  {
    ...{ kind: 'role', route: '/staff/people', account: /^staff-stock$/ },
    async act({ staff }) {
      return (await staff('stock')).open('/staff/people')
    },
  },
  {
    ...{ kind: 'role', route: '/api/mypageperson', account: /^anna$/ },
    async act({ visitor }) {
      const anna = visitor()
      await anna.logIn(ANNA)
      return anna.ask('/api/mypageperson')
    },
  },
  {
    ...{ kind: 'token', route: '/api/cart/add', account: /^anna$/ },
    async act({ shop, visitor }) {
      const anna = visitor()
      await anna.logIn(ANNA)
      const headers = { cookie: anna.cookie(), requestverificationtoken: TYPED }
      return shop.inject({ method: 'POST', url: '/api/cart/add', headers, payload: {} })
    },
  },
  {
    ...{ kind: 'token', route: '/staff/login' },
    act: ({ shop }) =>
      shop.inject({
        ...{ method: 'POST', url: '/staff/login', payload: `email=${TYPED}` },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  {
    ...{ kind: 'token', route: '/api/user/forgotpassword' },
    act: ({ shop }) =>
      shop.inject({
        ...{ method: 'POST', url: '/api/user/forgotpassword', payload: { email: TYPED } },
        headers: { origin: 'https://evil.example' },
      }),
  },
  {
    ...{ kind: 'signature', route: '/api/payment/:provider/:event' },
    act: ({ shop }) =>
      shop.inject({
        ...{ method: 'POST', url: '/api/payment/sandpay/paid', payload: { orderId: TYPED } },
        headers: { 'x-signature': TYPED },
      }),
  },
  {
    ...{ kind: 'limit', route: '/api/user/login', account: NAME },
    async act({ visitor }) {
      let answer = { statusCode: 0 }
      for (let tries = 0; tries <= 20; tries += 1) {
        answer = await visitor().ask('/api/user/login', { userName: ANNA, password: TYPED })
      }
      return answer
    },
  },
  {
    ...{ kind: 'limit', route: '/healthz' },
    async act({ shop }) {
      for (let asked = 0; asked < 400; asked += 1) await shop.inject('/healthz')
      return shop.inject('/healthz')
    },
  },
]

for (const { kind, route, account, act } of CASES) {
  test(`a refused attempt (${kind}) at ${route} is one line, and nothing typed is in it`, async (t) => {
    const { shop, lines, refused } = await open(t)

    const { statusCode } = await act(shop)

    ok(statusCode === 303 || statusCode >= 400, `${statusCode}`)
    const found = refused()
    const [line] = found.slice(-1)
    equal(found.filter((it) => it.attempt === kind && it.route === route).length, 1)
    deepEqual([line?.attempt, line?.route, line?.network], [kind, route, '127.0.0.1'])
    equal(line?.level, 40)
    ok((line?.count ?? 0) >= 1)
    if (account) match(line?.account ?? '', account)
    else equal(line?.account, undefined)
    for (const it of [TYPED, ANNA, DEMO_PASSWORD, 'evil.example']) {
      ok(!lines.some((text) => text.includes(it)), it)
    }
  })
}

test('every kind of attempt has its line tried', () => {
  deepEqual([...new Set(CASES.map(({ kind }) => kind))].sort(), [...ATTEMPT_KINDS].sort())
})

test('the lines of one network count up, and those of one name belong together', async (t) => {
  const { shop, refused } = await open(t)
  const guess = (userName: string, address?: string) =>
    shop.visitor({}, address).ask('/api/user/login', { userName, password: TYPED })
  await guess(ANNA)
  await guess(` ${ANNA.toUpperCase()}`)
  await guess('bo@example.com')
  await guess(ANNA, '192.0.2.9')
  const found = refused()
  deepEqual(
    found.map(({ network, count }) => [network, count]),
    [
      ['127.0.0.1', 1],
      ['127.0.0.1', 2],
      ['127.0.0.1', 3],
      ['192.0.2.9', 1],
    ],
  )
  const [first, second, third, fourth] = found.map(({ account }) => account)
  deepEqual([first === second, first === third, first === fourth], [true, false, true])
})

test('what succeeds, and who only has to log in, leaves no such line', async (t) => {
  const { shop, refused } = await open(t)
  const anna = await enterAccount(shop, ANNA)
  await anna.open('/account')
  await browse(shop.shop).open('/account')
  await browse(shop.shop).open('/staff')
  await browse(shop.shop).open('/nowhere')
  deepEqual(refused(), [])
})
