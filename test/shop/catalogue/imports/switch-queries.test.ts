import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { noteStockBefore } from '../../../../shop/catalogue/imports/note-stock.ts'
import { prepareSwitch } from '../../../../shop/catalogue/imports/prepare-switch.ts'
import { Staging } from '../../../../shop/catalogue/imports/staging.ts'
import { applyStaged, applyStock } from '../../../../shop/catalogue/imports/switch-queries.ts'
import { databaseInside } from '../../../../shop/platform/db/libsql-driver.ts'
import { readRows } from '../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import type { StagedTables } from '../../../../shop/platform/db/staged/staged-tables.ts'
import { withStaged } from '../../../../shop/platform/db/staged/with-staged.ts'
import { insertPage, type TableRow } from '../../../../shop/platform/db/table-pages.ts'
import { allRows, onEmptyDatabase, same } from '../../../helpers/row-database.ts'
import { NOW, seedRowShop } from '../../../helpers/row-shop.ts'

/** A small shop beside a new staging file. */
function onStaged(work: (staged: StagedTables, staging: Staging) => Promise<void>) {
  return onEmptyDatabase(async (db) => {
    await seedRowShop(db)
    const folder = mkdtempSync(join(tmpdir(), 'courtside-staging-'))
    const staging = new Staging(join(folder, 'import'))
    staging.begin({ checksum: 'a', rules: 'b', isRestart: false }, NOW)
    try {
      await withStaged(db, staging.handle, async (staged) => {
        if (!staged) throw new Error('Another import is under way')
        await work(staged, staging)
      })
    } finally {
      staging.remove()
      rmSync(folder, { recursive: true })
    }
  })
}

/** Rows of a staged table, which only transactions see. */
const preparedIn = (db: Db, table: string) =>
  db.transaction().execute((tx) => readRows(tx, `select * from ${table} order by 1`, []))

const ARTICLE = `insert into article_row (number, product_id, position, price, business_price, stock)`

test(
  'the rows of a staging file become the goods of the shop, and its stock moves by the difference',
  onStaged(async (staged, staging) => {
    const { db } = staged
    const write = (text: string) => void staging.handle.run(text, [])
    await sql`insert into stock_move values ('o', 'BOOK-1', 'sold', -3, ${NOW + 5})`.execute(db)
    const { available } = await db
      .selectFrom('stock')
      .select('available')
      .where('article_number', '=', 'BOOK-1')
      .executeTakeFirstOrThrow()

    await noteStockBefore(db, staging, NOW)

    const [noted] = staging.handle.run(
      `select available, (select stock_at from run) as at from stock_before
        where article_number = 'BOOK-1'`,
      [],
    ).rows
    same(noted, { available: available + 3, at: NOW })

    const book = await db.selectFrom('product').selectAll().where('id', '=', 2).executeTakeFirst()
    write(`insert into product_row
      select 2, 0, 'book', 'book', 'Ny', null, 'article', null, 'M', 0, 0, 600, 1, 1, 5, 9, 1, 'gym',
             700, 700, 660, 0, 'file', 'hash', 1, 1, 'C', '/label.pdf', '/sheet.pdf'`)
    write(`insert into product_row
      select 9, 1, 'new', 'new', 'Ny', null, 'article', null, 'M', 0, 0, 600, 1, 0, 5, 9, 0, 'gym',
             500, 500, 472, 0, 'file', 'hash', 1, 1, 'F', null, null`)
    write(`insert into text_row values (9, 'sv', 'Ny', '', null, 'sak', null)`)
    write(`insert into category_row values (2, 'gym', 1), (9, 'gym', 1)`)
    write(`insert into picture_row values (9, 1, null, 'https://a.example/1.jpg', null, null)`)
    write(`${ARTICLE} values ('BOOK-1', 2, 0, 700, 660, 40), ('NEW-1', 9, 0, 500, 472, 6)`)
    write(`insert into price_row values ('BOOK-1', 700)`)
    write(`insert into document values (10, 2, '{}'), (9, 9, '{}')`)

    await prepareSwitch(staged, staging)

    const prepared = (table: string) => preparedIn(db, table)
    same(await prepared('changed_article'), [
      { number: 'BOOK-1', is_price: 1 },
      { number: 'NEW-1', is_price: 0 },
    ])
    same(await prepared('withdrawn_article'), [])
    same(await prepared('adopted_product'), [{ id: 2 }])
    same(await prepared('stock_row'), [
      { article_number: 'BOOK-1', stock: 40, stock_before: available + 3 },
      { article_number: 'NEW-1', stock: 6, stock_before: null },
    ])
    await db.transaction().execute(async (tx) => {
      same(await applyStaged(tx, NOW + 7), [2, 9])
      await applyStock(tx)
    })

    const [changed, added] = await db
      .selectFrom('product')
      .selectAll()
      .where('id', 'in', [2, 9])
      .orderBy('id')
      .execute()
    same(
      changed,
      book && {
        ...book,
        ...{ brand: 'Ny', manufacturer: 'M', vat_rate: 600, main_category_id: 'gym' },
        ...{ min_price: 700, max_price: 700, min_business_price: 660, has_campaign: 0 },
        ...{ source: 'file', content_hash: 'hash', document_id: 10, drawing: 'article' },
        ...{ gender: null, image_url: null, is_quotation: 0, is_bulky: 0, on_sport: 1 },
        on_professional: 1,
        ...{ energy_class: 'C', energy_label_url: '/label.pdf', energy_sheet_url: '/sheet.pdf' },
      },
    )
    same(added && [added.code, added.created_at, added.new_until, added.energy_class], [
      ...['new', 5, 9, 'F'],
    ])
    const stock = await db
      .selectFrom('stock')
      .selectAll()
      .where('article_number', 'in', ['BOOK-1', 'NEW-1'])
      .orderBy('article_number')
      .execute()
    same(stock, [
      { article_number: 'BOOK-1', available: 37 },
      { article_number: 'NEW-1', available: 6 },
    ])
    const prices = await db
      .selectFrom('price_history')
      .select(['valid_from', 'price'])
      .where('article_number', '=', 'BOOK-1')
      .orderBy('valid_from', 'desc')
      .limit(1)
      .execute()
    same(prices, [{ valid_from: NOW + 7, price: 700 }])
    same((await allRows(db, 'product_picture')).at(-1), {
      ...{ product_id: 9, position: 1, colour_id: null, url: 'https://a.example/1.jpg' },
      ...{ view: null, alt_sv: null, alt_en: null },
    })
  }),
)

test(
  'of what the shop has nothing is written that is the same, and what a file lacks is withdrawn',
  onStaged(async (staged, staging) => {
    const { db } = staged
    const fill = (name: string, rows: readonly TableRow[]) => {
      const columns = Object.keys(rows[0] ?? {})
      return insertPage(databaseInside(staging.handle), { name, columns, order: [] }, rows)
    }
    await noteStockBefore(db, staging, NOW)
    const product = await db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const { published, popularity, off_in_file, on_sale_by_hand, document_id, ...own } = product
    await fill('product_row', [
      { ...own, is_new: 0, keeps_new_until: 1, categories_differ: 0, pictures_differ: 0 },
    ])
    const articles = await db
      .selectFrom('article')
      .innerJoin('stock', 'stock.article_number', 'article.number')
      .select(['number', 'product_id', 'position', 'size', 'colour_id', 'colour_sv', 'colour_en'])
      .select(['colour_hex', 'price', 'campaign_price', 'lowest_price', 'business_price'])
      .select(['expected_on', 'content_amount', 'content_unit', 'available as stock'])
      .where('product_id', '=', 1)
      .orderBy('number')
      .execute()
    const [first, second, ...others] = articles
    const measured = { ...second, content_amount: 250, content_unit: 'g' }
    await fill('article_row', [{ ...first }, measured])

    await prepareSwitch(staged, staging)

    const prepared = (table: string) => preparedIn(db, table)
    same(await prepared('changed_article'), [{ number: second?.number, is_price: 0 }])
    same(
      await prepared('withdrawn_article'),
      others.map(({ number }) => ({ number })),
    )
    same([await prepared('adopted_product'), await prepared('stock_row')], [[], []])
  }),
)
