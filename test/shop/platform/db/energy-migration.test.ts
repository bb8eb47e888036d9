import { rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrations } from '../../../../shop/platform/db/migrations/migrations.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

const COLUMNS = ['energy_class', 'energy_label_url', 'energy_sheet_url'] as const

test(
  'what there was before has no energy label, and no class is beyond A to G',
  onShop(async (tx) => {
    for (const column of COLUMNS) {
      await sql`alter table product drop column ${sql.ref(column)}`.execute(tx)
    }

    await migrations['0062-energy-labels']?.up(tx)

    const book = tx.selectFrom('product').select(COLUMNS).where('code', '=', 'book')
    same(await book.execute(), [
      { energy_class: null, energy_label_url: null, energy_sheet_url: null },
    ])
    await tx.updateTable('product').set({ energy_class: 'G' }).execute()
    await rejects(sql`update product set energy_class = 'A+'`.execute(tx))
  }),
)
