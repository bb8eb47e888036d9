import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { replaceRecoveryCodes } from '../../../shop/login/code-queries.ts'
import { STAFF } from '../../../shop/login/principals.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import {
  changeRole,
  clearCredentials,
  findByEmail,
  findCredentials,
  hasMembers,
  insertMember,
  listMembers,
  removeMember,
  saveLanguage,
  saveTotpSecret,
} from '../../../shop/staff/access/member-queries.ts'
import { insertAudit, listAudit, listAuditOf } from '../../../shop/staff/audit/audit-queries.ts'
import {
  deleteOldSessions,
  findStaffSession,
  insertStaffSession,
  type StaffMember,
  saveNotice,
  savePendingSecret,
  saveProof,
  touchStaffSession,
} from '../../../shop/staff/guard/session-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const EVA = {
  id: 'eva',
  email: 'eva@shop.example',
  name: 'Eva',
  role: 'owner',
  language: 'sv',
} as const
const BO = { ...EVA, id: 'bo', email: 'bo@shop.example', name: 'Bo', role: 'sales' } as const
const STORED = {
  id: 'eva',
  email: 'eva@shop.example',
  name: 'Eva',
  role: 'owner',
  lang: 'sv',
  password_hash: 'hash',
  totp_secret: null,
  totp_step: 0,
  created_at: NOW,
  removed_at: null,
} as const
const SECRETS = { ...EVA, passwordHash: 'hash', totpSecret: null, totpStep: 0 }

const add = async (tx: Tx, ...people: readonly StaffMember[]) => {
  for (const it of people) await insertMember(tx, { ...it, passwordHash: 'hash' }, NOW)
}
const staffRows = (tx: Tx) => allRows(tx, 'staff_member')

test(
  'somebody is added once, and comes back under the id they had',
  onShop(async (tx) => {
    same(await hasMembers(tx), false)
    same(await insertMember(tx, { ...EVA, passwordHash: 'hash' }, NOW), 'eva')
    same(await insertMember(tx, { ...EVA, id: 'x', passwordHash: '' }, NOW), undefined)
    same(await staffRows(tx), [STORED])
    same(await hasMembers(tx), true)
    await add(tx, { ...BO, role: 'owner' })
    same(await removeMember(tx, 'eva', NOW + 1), true)
    same(
      await insertMember(tx, { ...EVA, id: 'x', role: 'stock', passwordHash: '' }, NOW + 2),
      'eva',
    )
    const [, back] = await staffRows(tx)
    same(back, { ...STORED, role: 'stock', password_hash: '', created_at: NOW + 2 })
  }),
)

test(
  'people are found until they are removed',
  onShop(async (tx) => {
    await add(tx, EVA, BO)
    same(await findByEmail(tx, 'eva@shop.example'), SECRETS)
    same(await findByEmail(tx, 'nobody@shop.example'), undefined)
    same(await findCredentials(tx, 'eva'), SECRETS)
    await saveTotpSecret(tx, 'eva', { secret: 'secret', step: 5 })
    same(await listMembers(tx), [
      { ...BO, hasPassword: true, hasCodes: false },
      { ...EVA, hasPassword: true, hasCodes: true },
    ])
    same(await removeMember(tx, 'bo', NOW + 1), true)
    same(await removeMember(tx, 'bo', NOW + 1), false)
    same(await findCredentials(tx, 'bo'), undefined)
    same(await findByEmail(tx, 'bo@shop.example'), undefined)
    same(
      (await listMembers(tx)).map(({ id }) => id),
      ['eva'],
    )
  }),
)

test(
  'the last owner keeps the role, and is not removed',
  onShop(async (tx) => {
    await add(tx, EVA, BO)
    same(await changeRole(tx, 'eva', 'stock'), false)
    same(await removeMember(tx, 'eva', NOW), false)
    same(await changeRole(tx, 'eva', 'owner'), true)
    same(await changeRole(tx, 'bo', 'owner'), true)
    same(await changeRole(tx, 'eva', 'stock'), true)
    same(await changeRole(tx, 'bo', 'stock'), false)
    same(await changeRole(tx, 'nobody', 'stock'), false)
    const roles = await tx.selectFrom('staff_member').select(['id', 'role']).orderBy('id').execute()
    same(roles, [
      { id: 'bo', role: 'owner' },
      { id: 'eva', role: 'stock' },
    ])
  }),
)

test(
  'language and codes are somebody’s own',
  onShop(async (tx) => {
    await add(tx, EVA)
    await saveLanguage(tx, 'eva', 'en')
    await saveTotpSecret(tx, 'eva', { secret: 'secret', step: 5 })
    const changed = { ...STORED, lang: 'en', totp_secret: 'secret' }
    same(await staffRows(tx), [{ ...changed, totp_step: 5 }])
    await replaceRecoveryCodes(tx, STAFF, 'eva', ['one', 'two'])
    await clearCredentials(tx, 'eva')
    same(await staffRows(tx), [{ ...STORED, lang: 'en', password_hash: '', totp_step: 5 }])
    same(await allRows(tx, 'staff_recovery_code'), [])
  }),
)

test(
  'a session is somebody’s until it ends, or they are removed',
  onShop(async (tx) => {
    await add(tx, EVA, BO)
    await insertStaffSession(tx, { id: 's1', staffId: 'eva', stage: 'setup' }, NOW)
    await insertStaffSession(tx, { id: 's2', staffId: 'bo', stage: 'open' }, NOW)
    await savePendingSecret(tx, 's1', 'first')
    await savePendingSecret(tx, 's1', 'second')
    await touchStaffSession(tx, 's1', NOW + 5)
    await saveNotice(tx, 's1', '{"key":"x"}')
    const times = { createdAt: NOW, seenAt: NOW + 5 }
    same(await findStaffSession(tx, 's1'), {
      ...{ id: 's1', stage: 'setup', pendingSecret: 'first', notice: '{"key":"x"}' },
      ...{ ...times, provedAt: 0, member: EVA },
    })
    await saveProof(tx, 's1', NOW + 6)
    await saveNotice(tx, 's1', null)
    same(await allRows(tx, 'staff_session'), [
      {
        ...{ id: 's1', staff_id: 'eva', stage: 'setup', pending_secret: 'first', notice: null },
        ...{ created_at: NOW, seen_at: NOW + 5, proved_at: NOW + 6 },
      },
      {
        ...{ id: 's2', staff_id: 'bo', stage: 'open', pending_secret: null, notice: null },
        ...{ created_at: NOW, seen_at: NOW, proved_at: NOW },
      },
    ])
    await removeMember(tx, 'bo', NOW)
    same(await findStaffSession(tx, 's2'), undefined)
    same(await findStaffSession(tx, 's3'), undefined)
  }),
)

test(
  'sessions end by age',
  onShop(async (tx) => {
    await add(tx, EVA)
    for (const [index, id] of ['s1', 's2', 's3'].entries()) {
      await insertStaffSession(tx, { id, staffId: 'eva', stage: 'open' }, NOW + index)
    }
    await deleteOldSessions(tx, NOW + 1)
    const ids = async () =>
      (await tx.selectFrom('staff_session').select('id').execute()).map((it) => it.id)
    same(await ids(), ['s2', 's3'])
  }),
)

const BARE = {
  ...{ staffName: 'Eva', action: 'staff.role', subject: 'bo', currency: null, customerName: null },
  ...{ before: undefined, after: undefined },
} as const

test(
  'the audit trail is read from its end, and of one thing from its beginning',
  onShop(async (tx) => {
    await add(tx, BO)
    const first = { action: 'staff.role', kind: 'staff', subject: 'bo' } as const
    await insertAudit(tx, { id: 'eva', name: 'Eva' }, { ...first, before: { role: 'sales' } }, NOW)
    await insertAudit(
      tx,
      { id: null, name: 'command line' },
      { ...first, after: { sessions: 1 } },
      NOW + 1,
    )
    await insertAudit(tx, { id: 'eva', name: 'Eva' }, { ...first, kind: 'order' }, NOW + 2)
    const all = await listAudit(tx, { limit: 2, language: 'sv' })
    equal(all.length, 2)
    const [last, middle] = all
    same(last, { ...BARE, id: last?.id ?? 0, at: NOW + 2, kind: 'order', subjectName: null })
    const [oldest] = await listAudit(tx, { beforeId: middle?.id, limit: 9, language: 'sv' })
    const role = { ...BARE, id: oldest?.id ?? 0, at: NOW, kind: 'staff', before: { role: 'sales' } }
    same(oldest, { ...role, subjectName: 'Bo' })
    const [own, ...others] = await listAuditOf(tx, 'staff', 'bo')
    same(own, role)
    same(
      others.map(({ at }) => at),
      [NOW + 1],
    )
  }),
)

test(
  'the audit trail names what it was done to, in the language of who reads it',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', number: 'CS-7', currency: 'EUR' })
    const subjects = [
      ['order', 'order'],
      ['withdrawal', 'CS-7'],
      ['limit', 'club'],
      ['customer', 'anna'],
      ['fee', 'bulky'],
      ['article', 'SHOE-42'],
      ['export', 'orders'],
    ] as const
    for (const [kind, subject] of subjects) {
      const entry = { action: 'x', kind, subject, after: { customer: 'bo' } } as const
      await insertAudit(tx, { id: 'eva', name: 'Eva' }, entry, NOW)
    }
    const named = async (language: 'sv' | 'en') =>
      (await listAudit(tx, { limit: 9, language }))
        .reverse()
        .map(({ subjectName, currency }) => [subjectName, currency])
    const others = (fee: string) =>
      ['Lunda IF', 'Anna Lind', fee, 'SHOE-42', null].map((it) => [it, null])
    const ofOrder = [
      ['CS-7', 'EUR'],
      [null, 'EUR'],
    ]
    same(await named('sv'), [...ofOrder, ...others('bulky sv')])
    same(await named('en'), [...ofOrder, ...others('bulky en')])
    const [line] = await listAuditOf(tx, 'article', 'SHOE-42')
    same(line?.customerName, 'Bo Berg')
  }),
)
