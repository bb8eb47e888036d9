import { test } from 'node:test'
import {
  enableSecondStep,
  savePendingSecret,
} from '../../../shop/account/login/second-step-queries.ts'
import {
  countRecoveryCodes,
  findSecret,
  replaceRecoveryCodes,
  saveSecret,
  takeRecoveryCode,
  takeStep,
} from '../../../shop/login/code-queries.ts'
import {
  endLinks,
  endSession,
  endSessions,
  findLinkOwner,
  makeLink,
  savePassword,
  useLink,
} from '../../../shop/login/principal-queries.ts'
import { CUSTOMERS, STAFF } from '../../../shop/login/principals.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { saveLogin } from '../../../shop/platform/http/session-queries.ts'
import { hashLinkToken, newLinkToken } from '../../../shop/platform/mail/link-token.ts'
import { insertMember, saveTotpSecret } from '../../../shop/staff/access/member-queries.ts'
import { insertStaffSession } from '../../../shop/staff/guard/session-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { NOW } from '../../helpers/row-shop.ts'

const PEOPLE = ['anna', 'bo'] as const

/** The data for each kind of user: Anna and Bo, as customers and as staff. */
const KINDS = [
  {
    kind: CUSTOMERS,
    name: 'customers',
    addPeople: async () => {},
    linkRest: { used_by: null, good_until: null },
    codeRest: { made_at: null },
    begin: (tx: Tx, id: string, owner: string) => saveLogin(tx, { id, customerId: owner }, NOW),
    async saveApp(tx: Tx, customerId: string, secret: string) {
      await savePendingSecret(tx, { customerId, secret }, NOW)
      await enableSecondStep(tx, { customerId, secret, step: 7 }, NOW)
    },
  },
  {
    kind: STAFF,
    name: 'the staff',
    async addPeople(tx: Tx) {
      for (const id of PEOPLE) {
        const member = { id, email: `${id}@shop.example`, name: id, role: 'owner' } as const
        await insertMember(tx, { ...member, language: 'sv', passwordHash: `hash of ${id}` }, NOW)
      }
    },
    linkRest: {},
    codeRest: {},
    begin: (tx: Tx, id: string, staffId: string) =>
      insertStaffSession(tx, { id, staffId, stage: 'open' }, NOW),
    saveApp: (tx: Tx, id: string, secret: string) => saveTotpSecret(tx, id, { secret, step: 7 }),
  },
] as const

for (const { kind, name, addPeople, linkRest, codeRest, begin, saveApp } of KINDS) {
  const { links, recoveryCodes, sessions, table, owner } = kind
  const idsOf = async (tx: Tx) =>
    (await tx.selectFrom(sessions).select('id').orderBy('id').execute()).map(({ id }) => id)
  const hashesOf = async (tx: Tx) => {
    const people = tx.selectFrom(table).select('password_hash').where('id', 'in', PEOPLE)
    return (await people.orderBy('id').execute()).map((it) => it.password_hash)
  }

  test(
    `of ${name}, a link is good for its owner, once, and while it is young`,
    onShop(async (tx) => {
      await addPeople(tx)
      const token = await makeLink(tx, kind, 'anna', NOW)
      const row = { token_hash: hashLinkToken(token), [owner]: 'anna', made_at: NOW, ...linkRest }
      same<unknown>(await allRows(tx, links), [{ ...row, used_at: null }])
      same(await findLinkOwner(tx, kind, token, NOW), 'anna')
      same(await findLinkOwner(tx, kind, token, NOW + 1), undefined)
      same(await findLinkOwner(tx, kind, newLinkToken(), NOW), undefined)
      same(await findLinkOwner(tx, kind, hashLinkToken(token), NOW), undefined)
      same(await useLink(tx, kind, token, { now: NOW + 9, since: NOW + 1 }), false)
      same(await useLink(tx, kind, token, { now: NOW + 9, since: NOW }), true)
      same(await useLink(tx, kind, token, { now: NOW + 10, since: NOW }), false)
      same(await findLinkOwner(tx, kind, token, NOW), undefined)
      same<unknown>(await allRows(tx, links), [{ ...row, used_at: NOW + 9 }])
    }),
  )

  test(
    `of ${name}, links end for one of them`,
    onShop(async (tx) => {
      await addPeople(tx)
      const ofAnna = await makeLink(tx, kind, 'anna', NOW)
      const ofBo = await makeLink(tx, kind, 'bo', NOW)
      await endLinks(tx, kind, 'anna', NOW + 1)
      same(await findLinkOwner(tx, kind, ofAnna, NOW), undefined)
      same(await findLinkOwner(tx, kind, ofBo, NOW), 'bo')
    }),
  )

  test(
    `of ${name}, a new password ends links and sessions of its owner, but for one`,
    onShop(async (tx) => {
      await addPeople(tx)
      await tx.deleteFrom(sessions).execute()
      for (const [id, of] of [
        ['s1', 'anna'],
        ['s2', 'anna'],
        ['s3', 'bo'],
      ] as const) {
        await begin(tx, id, of)
      }
      const token = await makeLink(tx, kind, 'anna', NOW)

      const chosen = { ownerId: 'anna', passwordHash: 'new hash' }
      await savePassword(tx, kind, { ...chosen, keptId: 's2' }, NOW + 1)

      same(await hashesOf(tx), ['new hash', 'hash of bo'])
      same(await findLinkOwner(tx, kind, token, NOW), undefined)
      same(await idsOf(tx), ['s2', 's3'])
      await savePassword(tx, kind, chosen, NOW + 2)
      same(await idsOf(tx), ['s3'])
    }),
  )

  test(
    `of ${name}, sessions end one by one, all but one, and never somebody else’s`,
    onShop(async (tx) => {
      await addPeople(tx)
      await tx.deleteFrom(sessions).execute()
      for (const id of ['s1', 's2', 's3']) await begin(tx, id, 'anna')
      await begin(tx, 's4', 'bo')
      same(await endSession(tx, kind, 'anna', 's4'), false)
      same(await endSession(tx, kind, 'anna', 's1'), true)
      same(await endSession(tx, kind, 'anna', 's1'), false)
      same(await endSessions(tx, kind, 'anna', 's3'), 1)
      same(await idsOf(tx), ['s3', 's4'])
      same(await endSessions(tx, kind, 'anna'), 1)
      same(await idsOf(tx), ['s4'])
    }),
  )

  test(
    `of ${name}, a step of an app is taken once, and no earlier one after it`,
    onShop(async (tx) => {
      await addPeople(tx)
      same(await findSecret(tx, kind, 'anna'), undefined)
      same(await takeStep(tx, kind, 'anna', 8), false)
      await saveApp(tx, 'anna', 'one')
      same(await takeStep(tx, kind, 'anna', 7), false)
      same(await takeStep(tx, kind, 'anna', 8), true)
      same(await takeStep(tx, kind, 'anna', 8), false)
      same(await takeStep(tx, kind, 'bo', 9), false)
      await saveSecret(tx, kind, 'anna', 'again')
      await saveSecret(tx, kind, 'bo', 'none')
      same(await findSecret(tx, kind, 'anna'), 'again')
      same(await findSecret(tx, kind, 'bo'), undefined)
    }),
  )

  test(
    `of ${name}, a recovery code is taken once, by its owner`,
    onShop(async (tx) => {
      await addPeople(tx)
      await replaceRecoveryCodes(tx, kind, 'anna', ['old'])
      await replaceRecoveryCodes(tx, kind, 'anna', ['a', 'b'])
      await replaceRecoveryCodes(tx, kind, 'bo', ['c'])
      const take = (ownerId: string, hash: string) =>
        takeRecoveryCode(tx, kind, { ownerId, hash }, NOW)
      same([await take('bo', 'a'), await take('anna', 'old')], [false, false])
      same([await take('anna', 'a'), await take('anna', 'a')], [true, false])
      same(await countRecoveryCodes(tx, kind, 'anna'), 1)
      same<unknown>(await allRows(tx, recoveryCodes), [
        { code_hash: 'a', [owner]: 'anna', used_at: NOW, ...codeRest },
        { code_hash: 'b', [owner]: 'anna', used_at: null, ...codeRest },
        { code_hash: 'c', [owner]: 'bo', used_at: null, ...codeRest },
      ])
    }),
  )
}
