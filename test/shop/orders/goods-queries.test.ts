import { test } from 'node:test'
import { listItems, type OnSale } from '../../../shop/orders/pages/item-links.tsx'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow } from '../../helpers/row-orders.ts'

test(
  'items are returned order by order, if they are still on sale where they were bought',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '2', storefront: 'professional' })
    for (const [orderId, position, number, kind] of [
      ['1', 2, 'BOOK-1', 'gift'],
      ['1', 1, 'SHOE-42', 'article'],
      ['1', 3, 'HIDDEN-1', 'article'],
      ['1', 4, 'BIKE-1', 'article'],
      ['1', 5, 'GONE-1', 'article'],
      ['1', 6, 'BOOK-1', 'fee'],
      ['2', 1, 'BIKE-1', 'article'],
    ] as const) {
      const id = `${orderId} ${position}`
      await addOrderRow(tx, orderId, { id, article_number: number, kind, position, name: number })
    }

    const shoe: OnSale = {
      ...{ ofId: '1', articleNumber: 'SHOE-42', name: 'SHOE-42', slug: 'thunder' },
      ...{ imageUrl: 'https://pictures.example/1.jpg', colourId: 'blue', storefront: 'sport' },
    }
    const plain = { imageUrl: null, colourId: null }
    const book = { articleNumber: 'BOOK-1', name: 'BOOK-1', slug: 'the-book', ...plain }
    const bike = { articleNumber: 'BIKE-1', name: 'BIKE-1', slug: 'the-bike', ...plain }
    same(await listItems(tx, ['2', '1', 'none'], 'order'), [
      { ofId: '2', ...bike, storefront: 'professional' },
      shoe,
      { ofId: '1', ...book, storefront: 'sport' },
    ])
    same(await listItems(tx, [], 'order'), [])
  }),
)
