import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { auditOf, codeAt, openStaff, type StaffShop } from '../../helpers/staff.ts'

const NILS = { name: 'Nils Ny', email: 'Nils@shop.example', role: 'stock', language: 'en' }

const peopleOf = ({ db }: StaffShop) =>
  db
    .selectFrom('staff_member')
    .select(['name', 'role', 'removed_at as removedAt'])
    .orderBy('name')
    .execute()

test('an owner invites somebody, who comes in by the mailed link', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  await eva.open('/staff/people')
  await eva.submit('/staff/people', NILS)
  match(textOf(eva.page()), /har inte valt lösenord än/)

  const [mail, ...others] = await opened.mails()
  deepEqual([mail?.to, others.length], ['nils@shop.example', 0])
  match(mail?.subject ?? '', /invited/)
  const [, path = ''] =
    /https:\/\/shop\.example(\/staff\/welcome\?token=[\w-]{43})/.exec(mail?.text ?? '') ?? []
  const nils = browse(opened.shop)
  await nils.open(path)
  const token = path.split('=')[1] ?? ''
  await nils.submit('/staff/welcome', { token, password: 'fyra gröna bilar' })
  const [, secret = ''] = /staff-secret">([A-Z2-7 ]+)</.exec(nils.page()) ?? []
  await nils.submit('/staff/setup', { code: codeAt(opened.clock.now, secret.replaceAll(' ', '')) })

  equal((await nils.open('/staff/me')).statusCode, 200)
  match(nils.page(), /lang="en"/)
  equal((await nils.open('/staff/people')).statusCode, 403)
  const tokens = JSON.stringify(await opened.db.selectFrom('outbox').selectAll().execute())
  ok(!tokens.includes(token))
})

test('refuses who is there already, a wrong address and a wrong role, and keeps what was typed', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const tries = [
    [{ ...NILS, email: eva.email }, /hör redan till personalen/],
    [{ ...NILS, email: 'nils' }, /Skriv adressen så här/],
    [{ ...NILS, name: ' ' }, /Skriv ett namn/],
    [{ ...NILS, role: 'admin' }, /Välj en roll/],
    [{ ...NILS, language: 'de' }, /inte ifyllt som det ska/],
  ] as const
  for (const [fields, words] of tries) {
    await eva.open('/staff/people')
    await eva.submit('/staff/people', fields)
    match(textOf(eva.page()), words)
    if (fields.email !== eva.email) match(eva.page(), new RegExp(`value="${fields.email}"`))
  }
  equal((await peopleOf(opened)).length, 1)
  deepEqual(await auditOf(opened.db), [])
})

test('the last owner stays one, in two tabs too', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner', 'Eva')
  const bo = await opened.staff('owner', 'Bo')
  await Promise.all([
    eva.post(`/staff/people/${bo.id}/role`, { role: 'sales' }),
    bo.post(`/staff/people/${eva.id}/remove`, {}),
  ])

  const owners = (await peopleOf(opened)).filter(
    (it) => it.role === 'owner' && it.removedAt === null,
  )
  equal(owners.length, 1)
})

test('the only owner can neither leave nor step down', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner', 'Eva')
  for (const [act, fields] of [
    ['role', { role: 'stock' }],
    ['remove', {}],
  ] as const) {
    await eva.open('/staff/people')
    await eva.submit(`/staff/people/${eva.id}/${act}`, fields)
    match(textOf(eva.page()), /minst en ägare/)
  }
  deepEqual(await peopleOf(opened), [{ name: 'Eva', role: 'owner', removedAt: null }])
})

test('who is removed is out at once, in every tab, and may be invited again', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const kim = await opened.staff('sales', 'Kim')
  await eva.open('/staff/people')
  await eva.submit(`/staff/people/${kim.id}/remove`, {})
  equal((await kim.open('/staff/me')).statusCode, 303)
  await eva.open('/staff/people')
  await eva.submit(`/staff/people/${kim.id}/remove`, {})
  match(textOf(eva.page()), /redan borttagen/)

  await eva.submit('/staff/people', { ...NILS, email: kim.email, name: 'Kim' })
  equal((await kim.open('/staff/me')).statusCode, 303)
  deepEqual(
    (await opened.mails()).map((it) => it.to),
    [kim.email],
  )
})

test('a role is changed at once, and so is what it may see', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const kim = await opened.staff('sales', 'Kim')
  equal((await kim.open('/staff/audit')).statusCode, 403)
  await eva.submit(`/staff/people/${kim.id}/role`, { role: 'owner' })
  equal((await kim.open('/staff/audit')).statusCode, 200)
  match(kim.page(), /Roll: Försäljning → Ägare/)
})

test('a reset ends every login, and the old codes with it', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const kim = await opened.staff('sales', 'Kim')
  await eva.submit(`/staff/people/${kim.id}/reset`, {})

  equal((await kim.open('/staff/me')).statusCode, 303)
  const row = await opened.db
    .selectFrom('staff_member')
    .select(['password_hash as hash', 'totp_secret as secret'])
    .where('id', '=', kim.id)
    .executeTakeFirstOrThrow()
  deepEqual(row, { hash: '', secret: null })
  match((await opened.mails())[0]?.text ?? '', /nollställts/)
})
