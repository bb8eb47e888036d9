import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { makeSoftLogin } from '../../../../shop/account/registration/soft-login.ts'
import { hashPassword } from '../../../../shop/login/passwords.ts'
import { type AccountShop, FORGOT, openAccounts } from '../../../helpers/accounts.ts'
import { atFullCost } from '../../../helpers/cheap-argon2.ts'
import { GET_FIELDS, PERSON, SAVE, sentFields } from '../../../helpers/registration.ts'
import { TRIES_ALL } from '../../../helpers/try-all.ts'
import { compareTimes, MAX_T } from '../../../helpers/welch.ts'

/** How often a known and an unknown address are measured. */
const TRIES = Number(process.env.LOGIN_TRIES ?? 20)
const WARM_UP = 10
/** Longer than any limit of attempts. */
const DAY_MS = 24 * 60 * 60 * 1000

type Sent = readonly [url: string, body?: object]

/** A request for an address; its preparation is not measured. */
const CALLS: Readonly<Record<string, (email: string, shop: AccountShop) => Promise<Sent>>> = {
  'a wrong login': async (userName) => ['/api/user/login', { userName, password: 'wrong' }],
  'a forgotten password': async (email) => [FORGOT, { email }],
  'a registration': async (_email) => [SAVE, { fields: sentFields({ ...PERSON, _email }) }],
  'a link that fills in the address': async (email, { db, clock }) => [
    `${GET_FIELDS}?token=${await makeSoftLogin(db, email, clock.now)}`,
  ],
  'a registration by such a link': async (email, { db, clock }) => {
    const token = await makeSoftLogin(db, email, clock.now)
    return [SAVE, { token, fields: sentFields(PERSON) }]
  },
}

const kinds = Object.entries(CALLS)
for (const [name, prepare] of TRIES_ALL ? kinds : kinds.slice(0, 2)) {
  test(`${name} takes no longer, and no shorter, for an address that there is`, async (t) => {
    atFullCost(t)
    const shop = await openAccounts(t)
    const passwordHash = await hashPassword('three blue horses')
    await shop.db.updateTable('customer').set({ password_hash: passwordHash }).execute()
    const emails = ['anna@example.com', 'anyb@example.com']
    const times = emails.map((): number[] => [])

    for (let round = -WARM_UP; round < TRIES; round += 1) {
      shop.clock.now += DAY_MS
      for (const at of [0, 1].sort(() => Math.random() - 0.5)) {
        const [url, payload] = await prepare(emails[at] ?? '', shop)
        const asked = payload ? ({ method: 'POST', url, payload } as const) : url
        const began = performance.now()
        const { statusCode } = await shop.shop.inject(asked)
        if (round >= 0) times[at]?.push(performance.now() - began)
        ok(statusCode < 429, `${statusCode}`)
      }
    }

    const found = compareTimes(times)
    t.diagnostic(`${TRIES} of each, Welch's t ${found.map((it) => it.toFixed(2)).join(' and ')}`)
    ok(found.every((it) => Math.abs(it) < MAX_T))
  })
}
