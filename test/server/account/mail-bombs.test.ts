import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountShop,
  choose,
  FORGOT,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
  orderWithSignUp,
  tokenIn,
} from '../../helpers/accounts.ts'

const MINUTE_MS = 60_000
const ANNA = 'anna@example.com'

/** Links that a script asks for in Anna's name, one a minute from one address after another. */
async function bomb(shop: AccountShop, minutes: number): Promise<string[]> {
  const tokens: string[] = []
  for (let at = 0; at < minutes; at += 1) {
    const address = `203.0.${Math.floor(at / 250)}.${at % 250}`
    const { statusCode } = await shop.visitor({}, address).ask(FORGOT, { email: ANNA })
    equal(statusCode, 200)
    tokens.push(...(await shop.mails()).map(tokenIn))
    shop.clock.now += MINUTE_MS
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
