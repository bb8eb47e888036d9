import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { prepareSwitch } from '../../../../shop/catalogue/imports/prepare-switch.ts'
import { Staging } from '../../../../shop/catalogue/imports/staging.ts'
import {
  applyStaged,
  attachStaging,
  noteStockBefore,
} from '../../../../shop/catalogue/imports/switch-queries.ts'
import { databaseFileOf } from '../../../../shop/platform/db/dialect/sql-dialect.ts'
import { allRows, onEmptyDatabase, same } from '../../../helpers/row-database.ts'
import { NOW, seedRowShop } from '../../../helpers/row-shop.ts'

const ARTICLE = `insert into article_row (number, product_id, position, price, business_price, stock)`

test(
  'the rows of a staging file become the goods of the shop, and its stock moves by the difference',
  onEmptyDatabase(async (db) => {
    await seedRowShop(db)
    const staging = new Staging(join(`${databaseFileOf(db)}-import`))
    const write = (text: string) => void staging.handle.run(text, [])
    staging.begin({ checksum: 'a', rules: 'b', isRestart: false }, NOW)
    await attachStaging(db, staging.path)
    await sql`insert into stock_move values ('o', 'BOOK-1', 'sold', -3, ${NOW + 5})`.execute(db)
    const { available } = await db
      .selectFrom('stock')
      .select('available')
      .where('article_number', '=', 'BOOK-1')
      .executeTakeFirstOrThrow()

    await db.transaction().execute((tx) => noteStockBefore(tx, NOW))

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

    await prepareSwitch(staging.handle, databaseFileOf(db) ?? '')

    const prepared = (table: string) => staging.handle.run(`select * from ${table}`, []).rows
    same(prepared('changed_article'), [
      { number: 'BOOK-1', is_price: 1 },
      { number: 'NEW-1', is_price: 0 },
    ])
    same(prepared('withdrawn_article'), [])
    same(prepared('adopted_product'), [{ id: 2 }])
    same(prepared('stock_row'), [
      { article_number: 'BOOK-1', stock: 40 },
      { article_number: 'NEW-1', stock: 6 },
    ])
    await db.transaction().execute((tx) => applyStaged(tx, NOW + 7))

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
    staging.remove()
  }),
)

test(
  'of what the shop has nothing is written that is the same, and what a file lacks is withdrawn',
  onEmptyDatabase(async (db) => {
    await seedRowShop(db)
    const path = databaseFileOf(db) ?? ''
    const staging = new Staging(join(`${path}-import`))
    const write = (text: string) => void staging.handle.run(text, [])
    staging.begin({ checksum: 'a', rules: 'b', isRestart: false }, NOW)
    await attachStaging(db, staging.path)
    await db.transaction().execute((tx) => noteStockBefore(tx, NOW))
    const columns = `number, product_id, position, size, colour_id, colour_sv, colour_en, colour_hex,
      price, campaign_price, lowest_price, business_price, expected_on`
    const { rows } = await sql<{ number: string; product_id: number }>`
      select a.number, a.product_id from article a where a.product_id = 1 order by a.number`.execute(
      db,
    )
    const [first, second, ...others] = rows.map(({ number }) => number)
    write(`attach '${path}' as goods`)
    write(`insert into product_row
      select 1, 0, code, slug, brand, gender, drawing, image_url, manufacturer, is_quotation, is_bulky,
             vat_rate, on_sport, on_professional, created_at, new_until, 1, main_category_id,
             min_price, max_price, min_business_price, has_campaign, source, 'hash', 0, 0,
             energy_class, energy_label_url, energy_sheet_url
        from goods.product where id = 1`)
    write(`insert into article_row (${columns}, stock)
      select ${columns}, (select available from goods.stock s where s.article_number = number)
        from goods.article where number in ('${first}', '${second}')`)
    const measured = `content_amount = 250, content_unit = 'g'`
    write(`update article_row set ${measured} where number = '${second}'`)
    write('detach goods')

    await prepareSwitch(staging.handle, path)

    const prepared = (table: string) => staging.handle.run(`select * from ${table}`, []).rows
    same(prepared('changed_article'), [{ number: second, is_price: 0 }])
    same(
      prepared('withdrawn_article').map((it) => it.number),
      others,
    )
    same([prepared('adopted_product'), prepared('stock_row')], [[], []])
    staging.remove()
  }),
)
