import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountShop,
  choose,
  FORGOT,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
  orderWithSignUp,
  readMails,
  tokenIn,
} from '../../../helpers/accounts.ts'
import { apply } from '../../../helpers/company-request.ts'
import { save } from '../../../helpers/registration.ts'
import { TRIES_ALL } from '../../../helpers/try-all.ts'

const MINUTE_MS = 60_000
const ANNA = 'anna@example.com'

/** After an hour of requests, one a minute, most later ones are refused anyway. */
const LATER_EVERY = TRIES_ALL ? 1 : 10

/** Requests links in Anna's name as a script would, one a minute, each from another address. */
async function bomb(shop: AccountShop, minutes: number): Promise<string[]> {
  const tokens: string[] = []
  const every = minutes > 240 ? LATER_EVERY : 1
  for (let at = 0; at < minutes; at += every) {
    const address = `203.0.${Math.floor(at / 250)}.${at % 250}`
    const { statusCode } = await shop.visitor({}, address).ask(FORGOT, { email: ANNA })
    equal(statusCode, 200)
    tokens.push(...(await shop.mails()).map(tokenIn))
    shop.clock.now += every * MINUTE_MS
  }
  return tokens
}

test('a stranger is mailed at most eight links in a day, and three in an hour', async (t) => {
  const shop = await openAccounts(t)

  equal((await bomb(shop, 60)).length, 3)
  equal((await bomb(shop, 23 * 60)).length, 5)
  equal((await bomb(shop, 30)).length, 3)
})

test('at any moment of it the owner has a link that is good, and gets in', async (t) => {
  for (const minutes of [2, 20, 59, 61, 95, 150, 200, 20 * 60]) {
    const shop = await openAccounts(t)
    const tokens = await bomb(shop, minutes)
    const owner = shop.visitor()

    const asked = await owner.ask(FORGOT, { email: ANNA })
    tokens.push(...(await shop.mails()).map(tokenIn))

    equal(asked.statusCode, 200)
    const token = tokens.at(-1) ?? ''
    equal((await choose(owner, token, GOOD_PASSWORD)).statusCode, 200, `after ${minutes} minutes`)
    equal((await logInWith(owner, ANNA, GOOD_PASSWORD)).statusCode, 200)
  }
})

test('the last mail for a while says how long its link is good', async (t) => {
  const shop = await openAccounts(t)
  const mails = []
  for (let at = 0; at < 4; at += 1) {
    await shop.visitor().ask(FORGOT, { email: ANNA })
    mails.push(...(await shop.mails()))
    shop.clock.now += 10 * MINUTE_MS
  }

  const said = mails.map(
    ({ text }) => /gäller i (\d+) minuter/.exec(text.replace(/\s+/g, ' '))?.[1],
  )
  deepEqual(said, ['30', '30', '40'])
})

test('orders with sign-up mail no more, and leave room for the owner', async (t) => {
  const shop = await openAccounts(t)
  const written = ['Anna@example.com', 'ANNA@example.com', 'anna@Example.com']
  for (let at = 0; at < 9; at += 1) {
    await orderWithSignUp(shop.visitor(), written[at % 3] ?? '')
    shop.clock.now += 25 * MINUTE_MS
  }

  equal((await shop.mails()).length, 3)
  await shop.visitor().ask(FORGOT, { email: ANNA })
  const [mail] = await shop.mails()
  match(mail?.subject ?? '', /Välj ett nytt lösenord/)
})

test('nobody uses up the links of an account by another one at the same mailbox', async (t) => {
  const shop = await openAccounts(t)
  await orderWithSignUp(shop.visitor(), 'anna+x@example.com')
  for (let at = 0; at < 9; at += 1) {
    await shop.visitor().ask(FORGOT, { email: 'anna+x@example.com' })
    shop.clock.now += 11_000
  }
  equal((await shop.mails()).length, 3)

  await shop.visitor().ask(FORGOT, { email: ANNA })

  const mails = await shop.mails()
  deepEqual(
    mails.map(({ to }) => to),
    [ANNA],
  )
})

test('accounts for a stranger in many spellings mail eight times in a day, and its owner too', async (t) => {
  const shop = await openAccounts(t)
  const tags = Array.from({ length: 40 }, (_, at) => `stranger+${at}@example.com`)
  const sent = []
  for (const [at, _email] of tags.entries()) {
    await save(shop.visitor({}, `203.0.113.${at}`), { _email })
    sent.push(...(await shop.mails()))
    shop.clock.now += 10 * MINUTE_MS
  }
  equal(sent.length, 8)
  for (const email of tags.slice(0, 8)) await shop.visitor().ask(FORGOT, { email })
  equal((await shop.mails()).length, 0)

  equal((await save(shop.visitor(), { _email: 'stranger@example.com' })).success, true)

  const [mail, ...others] = await shop.mails()
  deepEqual([mail?.to, others], ['stranger@example.com', []])
  ok(tokenIn(mail))
  shop.clock.now += 24 * 60 * MINUTE_MS
  await save(shop.visitor(), { _email: 'stranger+later@example.com' })
  equal((await shop.mails()).length, 1)
})

test('a mail to a spelling that could not be sent is sent later, however often it is tried', async (t) => {
  const shop = await openAccounts(t)
  const now = () => shop.clock.now
  await save(shop.visitor(), { _email: 'stranger+1@example.com' })
  const down = () => Promise.reject(new Error('the mail server is down'))
  for (let at = 0; at < 10; at += 1) {
    await readMails(shop, now, ['account-mail'], down)
    shop.clock.now += 61 * MINUTE_MS
  }

  equal((await shop.mails()).length, 1)
})

test('requests of companies in the name of a stranger mail them five times in a day', async (t) => {
  const shop = await openAccounts(t)
  const ids = []
  for (let at = 0; at < 8; at += 1) {
    ids.push(await apply(shop, { email: `lo+${at}@example.com` }))
    shop.clock.now += 21 * MINUTE_MS
  }
  const mails = await readMails(shop, () => shop.clock.now, ['company-mail'])

  deepEqual([new Set(ids).size, ids.includes('')], [8, false])
  equal(mails.filter(({ to }) => to.startsWith('lo+')).length, 5)
})
