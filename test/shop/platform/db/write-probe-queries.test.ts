import { test } from 'node:test'
import { writeProbe } from '../../../../shop/platform/db/write-probe-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

test(
  'a probe writes one row, over and over',
  onShop(async (tx) => {
    await writeProbe(tx, NOW)
    await writeProbe(tx, NOW + 1)

    same(await allRows(tx, 'write_probe'), [{ id: 1, written_at: NOW + 1 }])
  }),
)
