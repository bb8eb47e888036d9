import { equal, deepEqual as same } from 'node:assert/strict'
import { test } from 'node:test'
import {
  countRatings,
  listReviews,
  readRatings,
} from '../../../shop/catalogue/reviews/review-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import {
  deleteReview,
  listBought,
  type NewReview,
  saveReview,
} from '../../../shop/reviews/own-review-queries.ts'
import {
  answerReview,
  findReview,
  judgeReview,
  listJudged,
  listWaiting,
} from '../../../shop/staff/reviews/staff-review-queries.ts'
import { onShop } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

async function bought(tx: Tx, id = 'order', more = {}): Promise<number> {
  await addOrder(tx, { id, ...more })
  await addOrderRow(tx, id, { id: `${id} shoes` })
  await tx
    .insertInto('order_handling')
    .values({ order_id: id, packed_at: NOW, sent_at: NOW })
    .execute()
  const article = tx
    .selectFrom('article')
    .select('product_id as id')
    .where('number', '=', 'SHOE-42')
  return (await article.executeTakeFirstOrThrow()).id
}

const OWN = { orderId: 'order', readsMail: true }

const newReview = (productId: number, more: Partial<NewReview> = {}): NewReview => ({
  ...{ id: 'v', ...OWN, productId, stars: 4, fit: 'true', body: 'Bra.' },
  ...{ author: 'Kim E.', language: 'sv', ...more },
})

test(
  'a review is one of each order and product, and waits until it is judged as it was read',
  onShop(async (tx) => {
    const productId = await bought(tx)
    const [before] = await listBought(tx, OWN)
    same([before?.productId, before?.name, before?.state], [productId, 'Åska', null])
    same(await listBought(tx, { orderId: 'none', readsMail: true }), [])
    equal(await saveReview(tx, newReview(productId), NOW), true)
    equal(await saveReview(tx, newReview(productId, { id: 'w', stars: 2 }), NOW), true)
    equal(await saveReview(tx, newReview(productId, { id: 'x', orderId: 'none' }), NOW), false)
    const [own] = await listBought(tx, OWN)
    same(
      { state: own?.state, stars: own?.stars, fit: own?.fit, body: own?.body, author: own?.author },
      { state: 'waiting', stars: 2, fit: 'true', body: 'Bra.', author: 'Kim E.' },
    )
    const [waiting] = await listWaiting(tx, 10)
    same([waiting?.id, waiting?.writtenAt, waiting?.orderNumber], ['v', NOW + 1, 'no-order'])
    same([...(await readRatings(tx, [productId]))], [])
    same([...(await readRatings(tx, []))], [])

    equal(await judgeReview(tx, { id: 'v', writtenAt: NOW }, null), false)
    equal(await answerReview(tx, { id: 'v', writtenAt: NOW + 1 }, 'Tack.'), false)
    equal(await judgeReview(tx, { id: 'v', writtenAt: NOW + 1 }, null), true)
    equal(await judgeReview(tx, { id: 'v', writtenAt: NOW + 1 }, null), false)
    equal(await answerReview(tx, { id: 'v', writtenAt: NOW + 1 }, 'Tack.'), true)

    same(await listWaiting(tx, 10), [])
    same((await findReview(tx, 'v'))?.state, 'shown')
    same([...(await readRatings(tx, [productId]))], [[productId, { count: 1, average: 2 }]])
    same(await countRatings(tx, productId), {
      stars: { 5: 0, 4: 0, 3: 0, 2: 1, 1: 0 },
      fits: { small: 0, true: 1, large: 0 },
    })
    same(await listReviews(tx, productId, { limit: 5 }), [
      {
        ...{ id: 'v', stars: 2, fit: 'true', body: 'Bra.', author: 'Kim E.', language: 'sv' },
        ...{ reply: 'Tack.', writtenAt: NOW + 1, isExample: 0 },
      },
    ])
    await deleteReview(tx, OWN, productId)
    same(await listReviews(tx, productId, { limit: 5 }), [])
  }),
)

test(
  'a product in two sizes is one, with the name and the place of its first row',
  onShop(async (tx) => {
    const productId = await bought(tx)
    await addOrderRow(tx, 'order', { id: 'larger', article_number: 'SHOE-43', position: 2 })
    await addOrderRow(tx, 'order', {
      ...{ id: 'book', article_number: 'BOOK-1', name: 'Boken', position: 1 },
    })
    await tx.updateTable('order_row').set({ name: 'Storm' }).where('id', '=', 'larger').execute()

    const rows = await listBought(tx, OWN)

    same(
      rows.map(({ name, sizes }) => [name, JSON.parse(sizes)]),
      [
        ['Åska', ['42', '43']],
        ['Boken', [null]],
      ],
    )
    equal(rows[0]?.productId, productId)
  }),
)

test(
  'nothing is said of goods that have not been sent',
  onShop(async (tx) => {
    const productId = await bought(tx)
    await tx.deleteFrom('order_handling').execute()
    same(await listBought(tx, OWN), [])
    equal(await saveReview(tx, newReview(productId), NOW), false)
  }),
)

test(
  'reviews are read from a cursor on, the newest first',
  onShop(async (tx) => {
    const productId = await bought(tx, 'a')
    await bought(tx, 'b', { email: 'b@example.com' })
    await bought(tx, 'c', { email: 'c@example.com' })
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      await saveReview(tx, newReview(productId, { id, orderId: id }), NOW + Math.min(at, 1))
      await judgeReview(tx, { id, writtenAt: NOW + Math.min(at, 1) }, null)
    }
    const ids = (rows: readonly { readonly id: string }[]) => rows.map((it) => it.id)
    same(ids(await listReviews(tx, productId, { limit: 2 })), ['b', 'c'])
    const cursor = { writtenAt: NOW + 1, id: 'b' }
    same(ids(await listReviews(tx, productId, { cursor, limit: 2 })), ['c', 'a'])
    same(ids(await listJudged(tx, cursor, 5)), ['c', 'a'])
    same(ids(await listJudged(tx, undefined, 1)), ['b'])
  }),
)
