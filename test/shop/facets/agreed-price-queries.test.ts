import { test } from 'node:test'
import {
  hasLineOfAll,
  listAgreedLines,
  listAgreedProducts,
} from '../../../shop/facets/agreed-price-queries.ts'
import { agree } from '../../helpers/price-lists.ts'
import { onShop, same } from '../../helpers/row-database.ts'

test(
  'lines of a list are read one after another, and what they ask for each product',
  onShop(async (tx) => {
    const id = await agree(
      tx,
      ['SHOE-42;1;612,34', 'SHOE-43;1;10%', 'BOOK-1;5;10', '*;1;25%', '*;5;30%'],
      { companyId: 'club' },
    )
    const lists = { ids: [id], key: `${id}.1`, currency: 'SEK' }
    const wanted = { listId: id, currency: 'SEK', after: { articleNumber: '', currency: '' } }
    const [first, second] = [
      { articleNumber: 'SHOE-42', currency: 'SEK', productId: 1, price: 61_234 },
      { articleNumber: 'SHOE-43', currency: '', productId: 1, price: 72_000 },
    ]
    same(await listAgreedLines(tx, { ...wanted, limit: 10 }), [first, second])
    same(await listAgreedLines(tx, { ...wanted, limit: 1 }), [first])
    same(await listAgreedLines(tx, { ...wanted, after: first, limit: 1 }), [second])
    same(await listAgreedLines(tx, { ...wanted, currency: 'EUR', limit: 10 }), [second])
    same(await hasLineOfAll(tx, lists), true)
    same(await hasLineOfAll(tx, { ...lists, ids: [] }), false)
    same(await listAgreedProducts(tx, lists, [1, 1]), [{ productId: 1, price: 60_000 }])
  }),
)
