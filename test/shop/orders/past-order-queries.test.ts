import { test } from 'node:test'
import { listPastRows } from '../../../shop/orders/reorder/reorder.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'

test(
  'the articles of an order are returned in their order, without its gifts and fees',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    const rows = [
      { kind: 'fee', article_number: 'small', name: 'Avgift', position: 2 },
      { kind: 'article', article_number: 'BOOK-1', name: 'Boken', position: 1 },
      { kind: 'gift', article_number: 'BIKE-1', name: 'Cykeln', position: 3 },
      { kind: 'article', article_number: 'SHOE-42', name: 'Åska', position: 0 },
    ] as const
    const sums = { quantity: 2, price: 100, vat_rate: 2500, total: 200 }
    for (const row of rows)
      await tx
        .insertInto('order_row')
        .values({ id: row.article_number, order_id: '1', ...row, ...sums })
        .execute()

    const shown = { quantity: 2, price: 100, currency: 'SEK', storefront: 'sport' } as const
    same(await listPastRows(tx, '1'), [
      { articleNumber: 'SHOE-42', name: 'Åska', ...shown },
      { articleNumber: 'BOOK-1', name: 'Boken', ...shown },
    ])
    same(await listPastRows(tx, 'none'), [])
  }),
)
