import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { makeSoftLogin } from '../../../../shop/account/registration/soft-login.ts'
import { openAccounts } from '../../../helpers/accounts.ts'
import { recorded } from '../../../helpers/recorded-steps.ts'
import { GET_FIELDS, PERSON, SAVE, sentFields } from '../../../helpers/registration.ts'

const EMAILS = ['anna@example.com', 'anyb@example.com']

/**
 * Everything that a browser sees of an answer, except the date, its own cookie and random values.
 */
function seen({ statusCode, headers, body }: LightMyRequestResponse, token = 'none') {
  const { date, 'set-cookie': cookies, 'content-security-policy': rules, ...rest } = headers
  const names = [cookies ?? []].flat().map((it) => it.split('=')[0])
  const text = body
    .replaceAll(token, 'TOKEN')
    .replaceAll(/(?:an(?:na|yb)|kim\d)@example/g, 'EMAIL')
    .replace(/(RequestVerificationToken[^>]*?(?:value|&quot;:&quot;)[="]*)[\w-]{20,}/g, '$1TOKEN')
    .replace(/(request-verification-token" content=")[\w-]+/, '$1TOKEN')
    .replace(/nonce="[^"]*"/g, '')
    .replace(/data-view="[^"]*"/g, '')
  const policy = String(rules).replace(/nonce-[^']+/g, 'NONCE')
  return { statusCode, rest, policy, names, text }
}

test('known and unknown addresses are answered with the same bytes by the same steps', async (t) => {
  const steps: string[] = []
  const shop = await openAccounts(t, { wrap: (db) => db.withPlugin(recorded(steps)) })
  // The first request of a process does one-time work.
  await shop.visitor().ask(SAVE, { fields: sentFields({ ...PERSON, _email: 'first@example.com' }) })
  const found: object[] = []
  for (const email of EMAILS) {
    const kim = shop.visitor()
    await kim.ask('/api/token')
    steps.length = 0
    const saved = seen(await kim.ask(SAVE, { fields: sentFields({ ...PERSON, _email: email }) }))
    found.push({ saved, steps: [...steps] })
    shop.clock.now += 61_000
  }

  deepEqual(found[0], found[1])
  match(JSON.stringify(found[0]), /\\"success\\":true/)
})

test('so are links that fill in the address: their fields, their page, and what is saved by them', async (t) => {
  const steps: string[] = []
  const shop = await openAccounts(t, { wrap: (db) => db.withPlugin(recorded(steps)) })
  const found: object[] = []
  for (const email of ['first@example.com', ...EMAILS]) {
    const token = await makeSoftLogin(shop.db, email, shop.clock.now)
    const kim = shop.visitor()
    await kim.ask('/api/token')
    steps.length = 0
    const fields = seen(await kim.ask(`${GET_FIELDS}?token=${token}`))
    const saved = seen(await kim.ask(SAVE, { token, fields: sentFields(PERSON) }))
    const page = seen(await kim.ask(`/register?token=${token}`), token)
    found.push({ fields, saved, page, steps: [...steps] })
    shop.clock.now += 61_000
  }

  deepEqual(found[1], found[2])
  const said = JSON.stringify(found[1])
  match(said, /\\"success\\":true/)
  match(said, /a•••@e•••\.com/)
  doesNotMatch(said, /an(?:na|yb)@example/)
})

test('links that are changed by a character, too old, or nobody’s are answered alike', async (t) => {
  const steps: string[] = []
  const shop = await openAccounts(t, { wrap: (db) => db.withPlugin(recorded(steps)) })
  const tokens = await Promise.all(EMAILS.map((it) => makeSoftLogin(shop.db, it, shop.clock.now)))
  const [first = ''] = tokens
  const changed = [0, 20, 42].map((at) => {
    const other = first[at] === 'A' ? 'B' : 'A'
    return first.slice(0, at) + other + first.slice(at + 1)
  })
  const nobodys = 'x'.repeat(43)
  const tried = [nobodys, nobodys, ...changed, 'old', 'old']
  const found: object[] = []
  for (const [at, token] of tried.entries()) {
    if (token === 'old') shop.clock.now += 24 * 60 * 60 * 1000 + 1
    const sent = token === 'old' ? (tokens.pop() ?? '') : token
    const kim = shop.visitor()
    await kim.ask('/api/token')
    steps.length = 0
    const fields = seen(await kim.ask(`${GET_FIELDS}?token=${sent}`))
    const saved = seen(
      await kim.ask(SAVE, {
        token: sent,
        fields: sentFields({ ...PERSON, _email: `kim${at}@example.com` }),
      }),
    )
    const page = seen(await kim.ask(`/register?token=${sent}`), sent)
    found.push({ fields, saved, page, steps: [...steps] })
    shop.clock.now += 61_000
  }

  // The first request of a process does one-time work.
  for (const it of found.slice(2)) deepEqual(it, found[1])
  match(JSON.stringify(found[1]), /har gått ut/)
})

test('a link says nothing of an address that is typed beside it, and registers its own', async (t) => {
  const shop = await openAccounts(t)
  const answers: object[] = []
  for (const _email of ['other@example.com', ...EMAILS]) {
    const token = await makeSoftLogin(shop.db, 'kim@example.com', shop.clock.now)
    const fields = sentFields({ ...PERSON, _email })
    answers.push(seen(await shop.visitor().ask(SAVE, { token, fields }), token))
    shop.clock.now += 61_000
  }

  deepEqual([answers[1], answers[2]], [answers[0], answers[0]])
  const rows = await shop.db.selectFrom('registration').select('email').execute()
  deepEqual([...new Set(rows.map((it) => it.email))], ['kim@example.com'])
})

test('the owner of an account is told by mail, and nobody else', async (t) => {
  const shop = await openAccounts(t)
  const ask = (email: string) =>
    shop.visitor().ask(SAVE, { fields: sentFields({ ...PERSON, _email: email }) })
  const before = await shop.db.selectFrom('customer').selectAll().execute()
  await ask('anna@example.com')
  const [known] = await shop.mails()
  equal(known?.subject, 'Du har redan ett konto')
  match(known?.text ?? '', /försökt skapa ett konto/)
  deepEqual(await shop.db.selectFrom('customer').selectAll().execute(), before)
  deepEqual(await shop.db.selectFrom('registration').selectAll().execute(), [])

  await ask('kim@example.com')
  const [fresh] = await shop.mails()
  equal(fresh?.subject, 'Bekräfta ditt konto')
  match(fresh?.text ?? '', /https:\/\/shop\.example\/register\/confirm\?token=[\w-]{43}/)
})
