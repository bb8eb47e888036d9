import { test } from 'node:test'
import { removeAccount } from '../../../shop/account/privacy/erase-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { listPreviousArticles } from '../../../shop/quick-order/article-queries.ts'
import type { ListReader } from '../../../shop/quick-order/list-reader.ts'
import {
  findOrderList,
  listOrderLists,
  type OrderList,
  readOrderListRows,
} from '../../../shop/quick-order/order-list-queries.ts'
import {
  countOwnLists,
  insertOrderList,
  removeOrderList,
  renameOrderList,
  touchOrderList,
  writeOrderListRows,
} from '../../../shop/quick-order/order-list-writes.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const BO: ListReader = { customerId: 'bo', companyId: 'club', isApprover: false }
const EVA: ListReader = { ...BO, customerId: 'eva' }
const HEAD: ListReader = { ...BO, customerId: 'head', isApprover: true }
const STRANGER: ListReader = { ...BO, companyId: 'other' }

const KIT = [
  { articleNumber: 'SHOE-42', quantity: 12 },
  { articleNumber: 'GONE-1', quantity: 3 },
  { articleNumber: 'SHOE-42', quantity: 1 },
]
const OWN: OrderList = {
  ...{ id: 'own', name: 'Mina', isShared: 0, changedAt: NOW, rows: 0, pieces: 0 },
  ...{ maker: null, mayChange: 1 },
}
const SHARED: OrderList = { ...OWN, id: 'shared', name: 'Lagets', isShared: 1, rows: 3, pieces: 16 }

async function addLists(tx: Tx): Promise<void> {
  const person = { password_hash: 'x', last_name: 'Ek', created_at: NOW, company_id: 'club' }
  for (const id of ['eva', 'head']) {
    const named = { id, email: `${id}@example.com`, first_name: id }
    await tx
      .insertInto('customer')
      .values({ ...named, ...person })
      .execute()
  }
  await insertOrderList(tx, BO, { id: 'own', name: 'Mina', isShared: false }, NOW)
  await insertOrderList(tx, BO, { id: 'shared', name: 'Lagets', isShared: true }, NOW)
  await writeOrderListRows(tx, 'shared', KIT)
}

const bos = (list: OrderList, mayChange: number) => ({ ...list, maker: 'Bo Berg', mayChange })

test(
  'a list belongs to its maker, and to the company if it is shared',
  onShop(async (tx) => {
    await addLists(tx)
    const { first_name: first, last_name: last } = await tx
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', 'bo')
      .executeTakeFirstOrThrow()
    const maker = `${first} ${last}`

    same(await listOrderLists(tx, BO), [SHARED, OWN])
    same(await listOrderLists(tx, EVA), [{ ...bos(SHARED, 0), maker }])
    same(await listOrderLists(tx, HEAD), [{ ...bos(SHARED, 1), maker }])
    same(await listOrderLists(tx, STRANGER), [])
    same(await findOrderList(tx, BO, 'own'), OWN)
    same(await findOrderList(tx, EVA, 'own'), undefined)
    same(await findOrderList(tx, STRANGER, 'shared'), undefined)
    same(await readOrderListRows(tx, 'shared'), KIT)
    same(await readOrderListRows(tx, 'own'), [])
  }),
)

test(
  'a list can be changed by its maker, and by an approver if it is shared',
  onShop(async (tx) => {
    await addLists(tx)
    const renamed = { id: 'shared', name: 'Våren', isShared: true }
    for (const reader of [EVA, STRANGER]) {
      same(await renameOrderList(tx, reader, renamed, NOW), false)
      same(await touchOrderList(tx, reader, 'shared', NOW), false)
      same(await removeOrderList(tx, reader, 'shared'), false)
    }
    same(await renameOrderList(tx, HEAD, { ...renamed, id: 'own' }, NOW), false)

    same(await renameOrderList(tx, HEAD, renamed, NOW + 1), true)
    same(await touchOrderList(tx, BO, 'shared', NOW + 2), true)
    await writeOrderListRows(tx, 'shared', KIT.slice(1, 2))
    same(await findOrderList(tx, BO, 'shared'), {
      ...SHARED,
      ...{ name: 'Våren', changedAt: NOW + 2, rows: 1, pieces: 3 },
    })
    same(await removeOrderList(tx, BO, 'own'), true)
    same(await removeOrderList(tx, HEAD, 'shared'), true)
    same(await listOrderLists(tx, BO), [])
    same(await readOrderListRows(tx, 'shared'), [])
  }),
)

test(
  'names are counted for each person',
  onShop(async (tx) => {
    await addLists(tx)
    const named = (name: string, id = '') => ({ name, id })
    same(await countOwnLists(tx, BO, named('Mina')), { count: 2, isTaken: 1 })
    same(await countOwnLists(tx, BO, named('Mina', 'own')), { count: 2, isTaken: 0 })
    same(await countOwnLists(tx, EVA, named('Mina')), { count: 0, isTaken: 0 })
  }),
)

test(
  'articles that were ordered or listed before are found if they are on sale',
  onShop(async (tx) => {
    await addLists(tx)
    const shoe = { articleNumber: 'SHOE-42', name: 'Åska', size: '42', colour: 'Blå' }
    same(await listPreviousArticles(tx, BO, 'sv'), [shoe])
    same(await listPreviousArticles(tx, EVA, 'en'), [{ ...shoe, name: 'Thunder', colour: 'Blue' }])
    same(await listPreviousArticles(tx, STRANGER, 'sv'), [])

    const own = { customer_id: 'bo', company_id: 'club', created_at: NOW + 1 }
    await addOrder(tx, { id: '1', ...own })
    await addOrderRow(tx, '1', { id: 'r', article_number: 'BIKE-1' })
    same(
      (await listPreviousArticles(tx, BO, 'sv')).map((it) => it.articleNumber),
      ['BIKE-1', 'SHOE-42'],
    )
    same(
      (await listPreviousArticles(tx, EVA, 'sv')).map((it) => it.articleNumber),
      ['SHOE-42'],
    )
  }),
)

test(
  'an erased account loses its own lists, and keeps the company’s',
  onShop(async (tx) => {
    await addLists(tx)
    same(await removeAccount(tx, { id: 'bo', email: 'bo@example.com' }), true)
    same(await listOrderLists(tx, HEAD), [SHARED])
    same(await listOrderLists(tx, BO), [{ ...SHARED, mayChange: 0 }])
  }),
)
