import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { FORGOT, openAccounts } from '../../helpers/accounts.ts'
import { compareTimes, MAX_T } from '../../helpers/welch.ts'

/** A known address and an unknown one, so many times each. */
const TRIES = Number(process.env.LOGIN_TRIES ?? 40)
const WARM_UP = 10
/** Longer than any limit of attempts. */
const DAY_MS = 24 * 60 * 60 * 1000

const CALLS = {
  'a wrong login': ['/api/user/login', (userName: string) => ({ userName, password: 'wrong' })],
  'a forgotten password': [FORGOT, (email: string) => ({ email })],
} as const

for (const [name, [url, bodyOf]] of Object.entries(CALLS)) {
  test(`${name} takes no longer, and no shorter, for an address that there is`, async (t) => {
    const shop = await openAccounts(t)
    const emails = ['anna@example.com', 'anyb@example.com']
    const times = emails.map((): number[] => [])

    for (let round = -WARM_UP; round < TRIES; round += 1) {
      shop.clock.now += DAY_MS
      for (const at of [0, 1].sort(() => Math.random() - 0.5)) {
        const payload = bodyOf(emails[at] ?? '')
        const began = performance.now()
        await shop.shop.inject({ method: 'POST', url, payload })
        if (round >= 0) times[at]?.push(performance.now() - began)
      }
    }

    const found = compareTimes(times)
    t.diagnostic(`${TRIES} of each, Welch's t ${found.map((it) => it.toFixed(2)).join(' and ')}`)
    ok(found.every((it) => Math.abs(it) < MAX_T))
  })
}
