import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { makeSoftLogin } from '../../../../src/server/account/registration/soft-login.ts'
import { openAccounts } from '../../../helpers/accounts.ts'
import { recorded } from '../../../helpers/recorded-steps.ts'
import { GET_FIELDS, PERSON, SAVE, sentFields } from '../../../helpers/registration.ts'

test('known and unknown addresses are answered with the same bytes by the same steps', async (t) => {
  const steps: string[] = []
  const shop = await openAccounts(t, { wrap: (db) => db.withPlugin(recorded(steps)) })
  const kinds = { known: 'anna@example.com', unknown: 'anyb@example.com' }
  // The first request of a process does what is done once.
  await shop.visitor().ask(SAVE, { fields: sentFields({ ...PERSON, _email: 'first@example.com' }) })
  const found: Record<string, unknown>[] = []
  for (const email of Object.values(kinds)) {
    const kim = shop.visitor()
    await kim.ask('/api/token')
    steps.length = 0
    const { statusCode, headers, body } = await kim.ask(SAVE, {
      fields: sentFields({ ...PERSON, _email: email }),
    })
    const { date, 'set-cookie': cookies, ...rest } = headers
    found.push({ statusCode, rest, body, steps: [...steps] })
    const token = await makeSoftLogin(shop.db, email, shop.clock.now)
    steps.length = 0
    const asked = await kim.ask(`${GET_FIELDS}?token=${token}`)
    const locked = await kim.ask(SAVE, { token, fields: sentFields(PERSON) })
    found.at(-1) &&
      Object.assign(found.at(-1) ?? {}, {
        soft: [asked.body, locked.statusCode, locked.body, [...steps]],
      })
    shop.clock.now += 61_000
  }

  deepEqual(found[0], found[1])
  match(String(found[0]?.body), /"success":true/)
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
