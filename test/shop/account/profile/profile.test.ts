import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { FORGOT, openAccounts } from '../../../helpers/accounts.ts'
import { textOf } from '../../../helpers/form-visitor.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'

const PAGE = '/account/profile'
const ANNA = 'anna@example.com'
const typed = (more: Readonly<Record<string, string>> = {}) => ({
  ...{ firstName: 'Annika', lastName: 'Åström', phone: '070-123 45 67', language: 'en' },
  ...more,
})

test('saves name, phone and language, and shows them from then on', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, ANNA)
  await visitor.open(PAGE)

  const done = await visitor.submit(PAGE, typed())

  match(textOf(done.body), /Dina uppgifter är sparade\./)
  match(done.body, /value="Annika"/)
  match(done.body, /value="070-123 45 67"/)
  match(done.body, /<option value="en"[^>]* selected/)
  match(textOf((await visitor.open('/account')).body), /Annika Åström/)
})

test('writes mails about the account in the language that was chosen', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, ANNA)
  await visitor.open(PAGE)
  await visitor.submit(PAGE, typed({ language: 'en' }))

  await shop.visitor().ask(FORGOT, { email: ANNA })

  const [mail] = await shop.mails()
  equal(mail?.subject, 'Choose a new password')
  match(mail?.text ?? '', /shop\.example\/en\/choose-password/)
})

test('says what is wrong with each field, keeps what was typed, and saves nothing', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, ANNA)
  for (const [wrong, words] of [
    [{ firstName: ' ' }, 'Fyll i förnamn.'],
    [{ lastName: 'x'.repeat(101) }, 'Skriv högst 100 tecken.'],
    [{ firstName: 'An\u0007na' }, 'Kontrollera hur det är skrivet.'],
    [{ phone: 'ring mig' }, 'Skriv mobilnumret med bara siffror'],
  ] as const) {
    await visitor.open(PAGE)
    const { statusCode, body } = await visitor.post(PAGE, typed(wrong))
    equal(statusCode, 422)
    ok(textOf(body).includes(words), textOf(body))
    match(body, /aria-invalid="true"/)
    match(body, /<title>Fel: /)
    match(body, /value="Åström"|x{101}/)
  }
  const row = await shop.db
    .selectFrom('customer')
    .select(['first_name', 'lang'])
    .where('id', '=', 'anna')
    .executeTakeFirst()
  deepEqual(row, { first_name: 'Anna', lang: null })
})

test('takes nothing that the form does not ask for', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, ANNA)
  const before = await rowOf(shop)
  await visitor.open(PAGE)
  const more = { role: 'admin', company_id: 'club', email: 'x@example.com', id: 'bo' }

  const done = await visitor.submit(PAGE, typed({ ...more, language: 'xx' }))

  equal(done.statusCode, 200)
  const changed = { first_name: 'Annika', last_name: 'Åström', phone: '+46701234567', lang: null }
  deepEqual(await rowOf(shop), { ...before, ...changed })
})

function rowOf({ db }: Awaited<ReturnType<typeof openAccounts>>) {
  return db.selectFrom('customer').selectAll().where('id', '=', 'anna').executeTakeFirst()
}
