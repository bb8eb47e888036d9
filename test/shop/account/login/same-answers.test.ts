import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { FORGOT, logInWith, openAccounts } from '../../../helpers/accounts.ts'
import { browse } from '../../../helpers/form-visitor.ts'
import { NODES } from '../../../helpers/open-shop.ts'
import { recorded } from '../../../helpers/recorded-steps.ts'

type Shop = Awaited<ReturnType<typeof openAccounts>>

const KNOWN = 'anna@example.com'
const UNKNOWN = 'anyb@example.com'

/**
 * Everything that a browser sees of an answer, except what was typed, the date and its own cookie.
 */
function seen({ statusCode, headers, body }: LightMyRequestResponse, email: string) {
  const {
    date,
    'set-cookie': cookies,
    'content-length': length,
    'content-security-policy': rules,
    ...rest
  } = headers
  const policy = String(rules).replace(/nonce-[^']+/g, 'NONCE')
  const names = [cookies ?? []].flat().map((it) => it.split('=')[0])
  const text = body
    .replaceAll(email, 'EMAIL')
    .replace(/(RequestVerificationToken[^>]*?(?:value|&quot;:&quot;)[="]*)[\w-]{20,}/g, '$1TOKEN')
    .replace(/(request-verification-token" content=")[\w-]+/, '$1TOKEN')
    .replace(/(challenge&quot;:&quot;)[\w-]+/g, '$1CHALLENGE')
    .replace(/data-forms="[^"]*"/g, '')
    .replace(/data-view="[^"]*"/g, '')
    .replace(/nonce="[^"]*"/g, '')
  // The mark of a view is a checksum of what was typed, and depends on its length.
  const whole = body.startsWith('{') ? length : text.length
  return { statusCode, headers: { ...rest, policy }, names, text, whole }
}

const ASKED: Readonly<
  Record<string, (shop: Shop, email: string) => Promise<LightMyRequestResponse>>
> = {
  'a wrong login by a call': (shop, email) => logInWith(shop.visitor(), email, 'wrong word'),
  async 'a wrong login by a form'(shop, email) {
    const visitor = browse(shop.shop)
    await visitor.open('/login')
    return visitor.post('/login', { userName: email, password: 'wrong word', returnTo: '/' })
  },
  'a forgotten password by a call': (shop, email) => shop.visitor().ask(FORGOT, { email }),
  async 'a forgotten password by a form'(shop, email) {
    const visitor = browse(shop.shop)
    await visitor.open('/forgot-password')
    return visitor.follow(await visitor.post('/forgot-password', { step: 'send', email }))
  },
}

for (const [name, ask] of Object.entries(ASKED)) {
  test(`${name}: known and unknown addresses get the same bytes by the same steps`, async (t) => {
    const steps: string[] = []
    const shop = await openAccounts(t, { wrap: (db) => db.withPlugin(recorded(steps)) })
    // The first requests of a node do one-time work.
    for (let node = 1; node <= NODES; node += 1) await ask(shop, `first${node}@example.com`)
    const found = []
    for (const email of [KNOWN, UNKNOWN]) {
      shop.clock.now += 61_000
      steps.length = 0
      const answer = seen(await ask(shop, email), email)
      found.push({ ...answer, steps: [...steps] })
    }

    ok((found[0]?.steps.length ?? 0) > 0)
    deepEqual(found[0], found[1])
  })
}

test('the mail goes to the owner alone', async (t) => {
  const shop = await openAccounts(t)
  for (const email of [KNOWN, UNKNOWN])
    equal((await shop.visitor().ask(FORGOT, { email })).statusCode, 200)
  deepEqual(
    (await shop.mails()).map(({ to }) => to),
    [KNOWN],
  )
})
