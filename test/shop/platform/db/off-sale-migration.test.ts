import { test } from 'node:test'
import { sql } from 'kysely'
import { migrations } from '../../../../shop/platform/db/migrations/migrations.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

test(
  'what was off sale before was taken off by its file, and nothing by hand',
  onShop(async (tx) => {
    for (const table of ['product', 'article']) {
      for (const column of ['off_in_file', 'on_sale_by_hand']) {
        await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(tx)
      }
    }
    await tx.updateTable('article').set({ published: 0 }).where('number', '=', 'SHOE-43').execute()

    await migrations['0023-off-sale']?.up(tx)

    const sale = ['off_in_file', 'on_sale_by_hand'] as const
    const products = tx
      .selectFrom('product')
      .select(['code', ...sale])
      .orderBy('id')
    same(await products.execute(), [
      { code: 'shoe', off_in_file: 0, on_sale_by_hand: null },
      { code: 'book', off_in_file: 0, on_sale_by_hand: null },
      { code: 'bike', off_in_file: 0, on_sale_by_hand: null },
      { code: 'hidden', off_in_file: 1, on_sale_by_hand: null },
    ])
    const articles = tx
      .selectFrom('article')
      .select(['number', ...sale])
      .where('product_id', '=', 1)
    same(await articles.execute(), [
      { number: 'SHOE-42', off_in_file: 0, on_sale_by_hand: null },
      { number: 'SHOE-43', off_in_file: 1, on_sale_by_hand: null },
    ])
  }),
)
