import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import type { Selectable } from 'kysely'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { ShopTables } from '../../../shop/platform/db/tables.ts'
import { AUDIT_FIELDS } from '../../../shop/staff/audit/audit-fields.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openStaff, STAFF_PASSWORD, TOTP_SECRET } from '../../helpers/staff.ts'
import { WRITES } from './staff-writes.ts'

/** Columns, and keys that a form may be thought to take. */
const FOREIGN = {
  ...{ id: 'foreign', staffId: 'foreign', staff_id: 'foreign', name: 'foreign', at: '7770001' },
  ...{ email: 'foreign@shop.example', role: 'foreign', status: 'foreign', notice: '"foreign"' },
  ...{ password_hash: 'foreign', totp_secret: 'foreign', before: '"foreign"', after: '"foreign"' },
}
const TABLES = ['staff_member', 'staff_session', 'staff_audit', 'staff_link'] as const

const writes = accessTable.filter(({ area, method }) => area === 'staff' && method !== 'GET')

test('every form of the staff area has a case here', () => {
  deepEqual(writes.map(({ path }) => path).sort(), Object.keys(WRITES).sort())
})

for (const { path } of writes) {
  test(`${path} leaves a line in the audit trail that says who did what`, async (t) => {
    const opened = await openStaff(t)
    const send = WRITES[path]
    ok(send, path)
    const { visitor, url, fields = {} } = await send(opened)
    const lines = () => opened.db.selectFrom('staff_audit').selectAll().orderBy('id').execute()
    const before = await lines()

    const answer = await visitor.post(url, fields)
    const added = (await lines()).slice(before.length)

    ok(
      answer.statusCode === 303 || answer.statusCode === 200,
      `${answer.statusCode} ${answer.body}`,
    )
    ok(added.length > 0)
    const secrets = [STAFF_PASSWORD, TOTP_SECRET, fields.code, fields.token]
    for (const line of added) {
      ok(line.staff_id && line.staff_name)
      equal(line.at, opened.clock.now)
      deepEqual(unnamed(line), [])
      const text = JSON.stringify(line)
      for (const secret of secrets) ok(!secret || !text.includes(secret), path)
    }
  })
}

/** The parts of an entry that would show as a key or the name of a field. */
function unnamed({
  action,
  subject_kind,
  before,
  after,
}: Selectable<ShopTables['staff_audit']>): string[] {
  const values = { ...JSON.parse(before ?? '{}'), ...JSON.parse(after ?? '{}') }
  const fields = Object.keys(values).filter((it) => it !== 'currency')
  const known = fields.map((it) =>
    it.includes('.') ? `staff.goods.field.${it}` : `staff.field.${it}`,
  )
  const keys = [`staff.did.${action}`, `staff.of.${subject_kind}`, ...known]
  const languages = ['sv', 'en'] as const
  return [
    ...fields.filter((it) => !Object.hasOwn(AUDIT_FIELDS, it)),
    ...keys.filter((key) => languages.some((it) => demoShop.text(it)(key) === key)),
  ]
}

test('takes no field from anybody that is not theirs to say, in whichever form', async (t) => {
  for (const { path } of writes) {
    const opened = await openStaff(t)
    const { visitor, url, fields = {} } = (await WRITES[path]?.(opened)) ?? {}
    const { statusCode } = (await visitor?.post(url ?? '', { ...FOREIGN, ...fields })) ?? {}
    ok(statusCode === 303 || statusCode === 200, path)
    const rows = await Promise.all(
      TABLES.map((it) => opened.db.selectFrom(it).selectAll().execute()),
    )
    ok(!JSON.stringify(rows).includes('foreign'), path)
  }
})

test('a line is part of the write: without it, nothing is written', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  await opened.db.schema.alterTable('staff_audit').renameTo('lost').execute()

  equal((await eva.post('/staff/me/language', { language: 'en' })).statusCode, 500)
  const { lang } = await opened.db
    .selectFrom('staff_member')
    .select('lang')
    .executeTakeFirstOrThrow()
  equal(lang, 'sv')
})

test('nobody changes a line, or takes one away', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  await eva.submit('/staff/me/language', { language: 'en' })

  await rejects(
    opened.db.updateTable('staff_audit').set({ staff_name: 'x' }).execute(),
    /only added to/,
  )
  await rejects(opened.db.deleteFrom('staff_audit').execute(), /only added to/)
  equal((await opened.db.selectFrom('staff_audit').selectAll().execute()).length, 1)
})

test('the owner reads it, page by page', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner', 'Eva')
  for (let count = 0; count < 60; count += 1) {
    await eva.submit('/staff/me/language', { language: count % 2 === 0 ? 'en' : 'sv' })
  }

  await eva.open('/staff/audit')
  equal(eva.page().match(/<li><time/g)?.length, 50)
  match(eva.page(), /Eva: bytte språk/)
  match(eva.page(), /Språk: engelska → svenska/)
  const [, older = ''] = /href="(\/staff\/audit\?before=\d+)"/.exec(eva.page()) ?? []
  await eva.open(older)
  equal(eva.page().match(/<li><time/g)?.length, 10)
})
