import { rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrations } from '../../../../shop/platform/db/migrations/migrations.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

test(
  'what there was before has no content, and none has half of one',
  onShop(async (tx) => {
    for (const column of ['content_unit', 'content_amount']) {
      await sql`alter table article drop column ${sql.ref(column)}`.execute(tx)
    }

    await migrations['0061-contents']?.up(tx)

    const book = tx
      .selectFrom('article')
      .select(['content_amount', 'content_unit'])
      .where('number', '=', 'BOOK-1')
    same(await book.execute(), [{ content_amount: null, content_unit: null }])
    for (const half of [{ content_amount: 3 }, { content_unit: 'g' }] as const) {
      await rejects(tx.updateTable('article').set(half).execute())
    }
    await rejects(tx.updateTable('article').set({ content_amount: 0, content_unit: 'g' }).execute())
  }),
)
