import { test } from 'node:test'
import { sql } from 'kysely'
import {
  deleteDocuments,
  findFreeProductId,
  indexedLanguages,
  listLostDocuments,
  storeDocuments,
} from '../../../../shop/catalogue/imports/document-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { findHits, listMatches } from '../../../../shop/search/search-queries.ts'
import { listColours } from '../../../../shop/search/search-word-queries.ts'
import { ON_SQLITE } from '../../../helpers/query-plans.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

const ROW = {
  name: 'Mjölnir',
  type: 'hammare',
  brand: 'Norrsken',
  category: 'Skor',
  colour: 'Blå',
  material: '',
  body: '',
  numbers: 'shoe',
}

const find = (tx: Tx, word: string) =>
  findHits(
    tx,
    { language: 'sv', storefront: 'sport', match: word, genders: [] },
    { order: 'weight', limit: 10 },
  )

const follow = (tx: Tx, id: number, documentId: number) =>
  tx.updateTable('product').set({ document_id: documentId }).where('id', '=', id).execute()

test(
  'a document is found by nobody until its product follows it, and the former one not then',
  ON_SQLITE,
  onShop(async (tx) => {
    const id = await findFreeProductId(tx)
    same(id, 5)
    same(indexedLanguages(tx), ['sv', 'en'])
    await storeDocuments(tx, 'sv', [{ id, row: ROW }])
    same(await findFreeProductId(tx), id + 1)
    same(await listLostDocuments(tx, 'sv'), [id])
    same(await find(tx, 'mjolnir'), [])
    same(await find(tx, 'aska'), [1])

    await follow(tx, 1, id)

    same(await find(tx, 'mjolnir'), [1])
    same(await find(tx, 'aska'), [])
    same([...(await listMatches(tx, { language: 'sv', match: 'mjolnir' }))], [1])
    same([...(await listMatches(tx, { language: 'sv', match: 'aska' }))], [])
    same(
      (await listColours(tx, 'sv', 'blå')).map((it) => it.id),
      ['blue', 'red'],
    )
    same(await listLostDocuments(tx, 'sv'), [1])
    await deleteDocuments(tx, 'sv', [1])
    same(await listLostDocuments(tx, 'sv'), [])
    const { rows } = await sql`select rowid from product_search_sv order by rowid`.execute(tx)
    same(
      rows.map((it) => (it as { rowid: number }).rowid),
      [2, 3, 4, id],
    )
  }),
)
