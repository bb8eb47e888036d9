import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { addSizes, catalogueOfManySizes } from '../../helpers/product-of-many-sizes.ts'

const catalogue = () => catalogueOfManySizes(200, 'Löparsko')

const rowsOf = (page: string) => page.split('data-row="').length - 1
const returnOf = (page: string) => /name="returnTo" value="([^"]*)"/.exec(page)?.[1]
const sumOf = (page: string) => /cart-table__sum.*?<strong>([^<]*)/s.exec(page)?.[1]

test('a long cart shows its first rows, the total of all, and a link to all of them', async (t) => {
  const { visitor } = await openShop(t, { catalogue: catalogue() })
  const anna = visitor()
  await addSizes(anna, 200)

  const { body } = await anna.ask('/cart')
  const all = await anna.ask('/cart?rows=all')

  equal(rowsOf(body), 50)
  ok(body.includes('50 av 200 rader visas.'))
  ok(/<a [^>]*href="\/cart\?rows=all"[^>]*>Visa alla 200 rader<\/a>/.test(body))
  equal(rowsOf(all.body), 200)
  deepEqual([all.body.includes('allrowsurl'), all.body.includes('rader visas')], [false, false])
  ok(sumOf(body))
  equal(sumOf(body), sumOf(all.body))
  ok(body.length < all.body.length / 2)
})

test('each storefront and language links to all rows by its own address', async (t) => {
  const { visitor } = await openShop(t, { catalogue: catalogue() })
  const anna = visitor()
  await addSizes(anna, 200)

  const { body } = await anna.ask('/en/cart')

  ok(body.includes('50 of 200 rows are shown.'))
  ok(body.includes('href="/en/cart?rows=all"'))
  ok(body.includes('allrowsurl="/en/cart?rows=all"'))
})

test('a row with a message is displayed wherever it comes in the cart', async (t) => {
  const { db, visitor } = await openShop(t, { catalogue: catalogue() })
  const anna = visitor()
  await addSizes(anna, 200)
  await db
    .updateTable('stock')
    .set({ available: 0 })
    .where('article_number', '=', 'N-150')
    .execute()

  const { body } = await anna.ask('/cart')

  equal(rowsOf(body), 51)
  ok(body.includes('51 av 200 rader visas.'))
})

test('a form on the page with all rows returns to all rows', async (t) => {
  const { shop } = await openShop(t, { catalogue: catalogue() })
  const anna = browse(shop)
  await anna.open('/p/many')
  for (let from = 0; from < 200; from += 100) {
    const boxes = Array.from({ length: 100 }, (_, at) => [`quantity.N-${from + at}`, '1'] as const)
    await anna.submit('/cart/add', { returnTo: '/cart', ...Object.fromEntries(boxes) })
  }
  const { body } = await anna.open('/cart?rows=all')
  equal(returnOf(body), '/cart?rows=all')
  const rowSystemId = [...body.matchAll(/data-row="([^"]*)"/g)].at(-1)?.[1] ?? ''

  const after = await anna.submit('/cart/update', {
    returnTo: returnOf(body) ?? '',
    rowSystemId,
    quantity: '3',
  })

  equal(rowsOf(after.body), 200)
  ok(after.body.includes(`data-row="${rowSystemId}"`))
})
