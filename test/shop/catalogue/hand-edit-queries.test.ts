import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  listEdits,
  noteEdit,
  releaseEdit,
} from '../../../shop/catalogue/by-hand/hand-edit-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { NOW } from '../../helpers/row-shop.ts'

const NAME = { subject: 'product', subjectId: 'shoe', field: 'name.sv' } as const
const PRICE = { subject: 'article', subjectId: 'SHOE-42', field: 'price' } as const
const BOOK_STOCK = { subject: 'article', subjectId: 'BOOK-1', field: 'stock' } as const
const BY_ANNA = { memberId: 'anna', now: NOW } as const

test(
  'an edit is noted once for each field, with who made it last',
  onShop(async (tx) => {
    await noteEdit(tx, NAME, BY_ANNA)
    await noteEdit(tx, PRICE, BY_ANNA)
    await noteEdit(tx, NAME, { memberId: null, now: NOW + 1 })

    same(await allRows(tx, 'hand_edit'), [
      {
        subject: 'article',
        subject_id: 'SHOE-42',
        field: 'price',
        edited_at: NOW,
        member_id: 'anna',
      },
      {
        subject: 'product',
        subject_id: 'shoe',
        field: 'name.sv',
        edited_at: NOW + 1,
        member_id: null,
      },
    ])
  }),
)

test(
  'edits are listed by product, those of its articles with it',
  onShop(async (tx) => {
    for (const it of [BOOK_STOCK, PRICE, NAME]) await noteEdit(tx, it, BY_ANNA)
    const by = { editedAt: NOW, memberId: 'anna' }
    const ofShoe = [
      { ...NAME, code: 'shoe', ...by },
      { ...PRICE, code: 'shoe', ...by },
    ]

    same(await listEdits(tx), [{ ...BOOK_STOCK, code: 'book', ...by }, ...ofShoe])
    same(await listEdits(tx, 'shoe'), ofShoe)
    same(await listEdits(tx, 'bike'), [])
  }),
)

const hashes = (tx: Tx) =>
  tx.selectFrom('product').select('code').where('content_hash', '=', '').orderBy('id').execute()

test(
  'a field that is let go is the file’s at the next import, whatever the file says',
  onShop(async (tx) => {
    for (const it of [NAME, PRICE, BOOK_STOCK]) await noteEdit(tx, it, BY_ANNA)

    equal(await releaseEdit(tx, NAME), true)
    same(await hashes(tx), [{ code: 'shoe' }])
    equal(await releaseEdit(tx, BOOK_STOCK), true)
    same(await hashes(tx), [{ code: 'shoe' }, { code: 'book' }])
    same(await listEdits(tx), [{ ...PRICE, code: 'shoe', editedAt: NOW, memberId: 'anna' }])
  }),
)

test(
  'what nobody has changed cannot be let go, and nothing is written',
  onShop(async (tx) => {
    equal(await releaseEdit(tx, NAME), false)
    same(await hashes(tx), [])
  }),
)

test(
  'goods that are taken out take their edits with them',
  onShop(async (tx) => {
    for (const it of [NAME, PRICE, BOOK_STOCK]) await noteEdit(tx, it, BY_ANNA)
    await tx.deleteFrom('product').where('code', '=', 'shoe').execute()

    same(await listEdits(tx), [{ ...BOOK_STOCK, code: 'book', editedAt: NOW, memberId: 'anna' }])
    same((await allRows(tx, 'hand_edit')).length, 1)
  }),
)
