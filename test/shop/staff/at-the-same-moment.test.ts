import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import {
  changeRole,
  holdOwners,
  insertMember,
  removeMember,
} from '../../../shop/staff/access/member-queries.ts'
import { createFirstOwner } from '../../../shop/staff/access/owner.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { type Fields, textOf } from '../../helpers/form-visitor.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { openStaff, PICTURE_ORIGIN, type StaffShop, shownIn } from '../../helpers/staff.ts'
import { beginFirst, openTwice } from '../../helpers/two-processes.ts'

const OWNER = { role: 'owner', language: 'sv', passwordHash: 'x' } as const

const owner = (id: string) => ({ ...OWNER, id, email: `${id}@example.com`, name: id })

test('of two first owners at the same moment, the second is refused', async (t) => {
  const { first, other, overtaken } = await openTwice(t)
  await holdOwners(first)
  await insertMember(first, owner('eva'), NOW)
  const bo = {
    email: 'bo@example.com',
    name: 'Bo',
    password: 'tre blå hästar',
    language: 'sv',
  } as const

  deepEqual(await overtaken(createFirstOwner(other, bo, NOW)), 'exists')
})

test('of two owners who stop being one at the same moment, the second stays', async (t) => {
  const { first, other, overtaken } = await openTwice(t, (db) =>
    inTransaction(db, async (tx) => {
      await insertMember(tx, owner('eva'), NOW)
      await insertMember(tx, owner('bo'), NOW)
    }),
  )
  const isRemoved = await removeMember(first, 'eva', NOW)
  const isChanged = await overtaken(inTransaction(other, (tx) => changeRole(tx, 'bo', 'sales')))

  deepEqual([isRemoved, isChanged], [true, false])
})

/** Two members of the staff send a form at the same moment, while a row that it writes is held; what each reads. */
async function sendTwice(opened: StaffShop, { page, act, fields }: Sending, hold: Hold) {
  const members = await Promise.all(['Siv', 'Eva'].map((it) => opened.staff('stock', it)))
  const url = `${page}/${act}`
  for (const it of members) await it.open(page)
  const { first, overtaken } = await beginFirst(opened.db)
  await hold(first)
  const sending = members.map((it) =>
    it.submit(url, { ...shownIn(it.page(), url), ...fields(it.id) }),
  )
  await overtaken(Promise.all(sending), 2)
  return members.map((it) => textOf(it.page()))
}

interface Sending {
  readonly page: string
  readonly act: string
  readonly fields: (memberId: string) => Fields
}

type Hold = (tx: Tx) => Promise<unknown>

test('of two corrections of one count at the same moment, the second is asked again', async (t) => {
  const opened = await openStaff(t)
  const before = await stockOf(opened.db, 'PLENTY-1')
  const fields = () => ({ difference: '-3', reason: 'counted' })

  const read = await sendTwice(
    opened,
    { page: '/staff/articles/PLENTY-1', act: 'stock', fields },
    (tx) =>
      tx
        .updateTable('stock')
        .set({ available: before })
        .where('article_number', '=', 'PLENTY-1')
        .execute(),
  )

  equal(await stockOf(opened.db, 'PLENTY-1'), before - 3)
  deepEqual(read.map((it) => /med din rättelse skulle det bli/.test(it)).sort(), [false, true])
})

test('of two pictures for the last place at the same moment, the second is refused', async (t) => {
  const opened = await openStaff(t)
  const { db } = opened
  const url = (at: number | string) => `${PICTURE_ORIGIN}/${at}.jpg`
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'shoe')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('product')
    .set({ image_url: url(0) })
    .where('id', '=', id)
    .execute()
  const others = Array.from({ length: 18 }, (_, at) => ({
    product_id: id,
    position: at + 1,
    url: url(at + 1),
  }))
  await db.insertInto('product_picture').values(others).execute()

  const read = await sendTwice(
    opened,
    { page: '/staff/goods/shoe', act: 'pictures', fields: (it) => ({ url: url(it) }) },
    (tx) => tx.updateTable('product').set({ published: 1 }).where('id', '=', id).execute(),
  )

  deepEqual(read.map((it) => /har högst 20 bilder/.test(it)).sort(), [false, true])
  const pictures = await db.selectFrom('product_picture').select('url').execute()
  equal(pictures.filter((it) => it.url?.includes('staff-')).length, 1)
})
