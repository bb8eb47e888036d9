import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../../src/contract/cart.ts'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import { fillCheckout } from '../../../helpers/checkout.ts'
import { textOf } from '../../../helpers/form-visitor.ts'
import { agree } from '../../../helpers/price-lists.ts'
import { request } from '../../../helpers/quotations.ts'
import { openStaff } from '../../../helpers/staff.ts'

/** Öre for each of so many pieces, where the step begins at ten. */
const BOUNDARY = [
  { pieces: 9, price: 61_234, said: '612,34' },
  { pieces: 10, price: 51_234, said: '512,34' },
  { pieces: 11, price: 51_234, said: '512,34' },
]
/** Of what every business pays, and of what is sold by quotation, from one piece and from ten. */
const LINES = ['SHOE-42;1;612,34', 'SHOE-42;10;512,34', 'QUOTE-1;1;612,34', 'QUOTE-1;10;512,34']

for (const { pieces, price, said } of BOUNDARY) {
  test(`${pieces} pieces cost the same in cart, checkout, order and receipt`, async (t) => {
    const { db, visitor } = await openStaff(t)
    await agree(db, LINES)
    const bo = visitor({ storefront: 'professional' })
    await bo.logIn('bo@example.com')

    const sent = await fillCheckout(bo, { 'SHOE-42': pieces }, { selectedPaymentMethod: 'invoice' })
    const cart = (await bo.ask('/api/cart')).json<Cart>()
    const placed = await bo.ask('/api/checkout', sent)

    const [shown] = cart.orderRows
    deepEqual([shown?.priceAmount, shown?.totalPriceAmount], [price, price * pieces])
    equal(sent.totals?.rows.find(({ kind }) => kind === 'goods')?.priceAmount, price * pieces)
    equal(placed.statusCode, 200, placed.body)
    const rows = await db.selectFrom('order_row').select(['price', 'quantity', 'total']).execute()
    deepEqual(rows, [{ price, quantity: pieces, total: price * pieces }])
    const { redirectUrl } = placed.json<Checkout>()
    const receipt = await bo.ask((redirectUrl ?? '').replace('http://localhost', ''))
    match(textOf(receipt.body), new RegExp(said))
  })

  test(`an offer of ${pieces} pieces is filled in with their price`, async (t) => {
    const opened = await openStaff(t)
    await agree(opened.db, LINES)
    const bo = opened.visitor({ storefront: 'professional' })
    await bo.logIn('bo@example.com')
    const articles = [{ articleNumber: 'QUOTE-1', quantity: pieces, note: '' }]
    equal((await bo.ask('/api/quotation', request({ articles }))).statusCode, 200)
    const { id } = await opened.db.selectFrom('quotation').select('id').executeTakeFirstOrThrow()

    const siv = await opened.staff('sales', 'Siv')
    await siv.open(`/staff/quotations/${id}`)

    const [field = ''] = /<input[^>]*name="price-0"[^>]*>/.exec(siv.page()) ?? []
    match(field, new RegExp(`value="${said}"`))
  })
}

test('an offer counts all pieces of a product, as a cart does', async (t) => {
  const opened = await openStaff(t)
  await agree(opened.db, ['SHOE-42;1;612,34', 'SHOE-42;10;512,34', 'SHOE-43;10;499'])
  await opened.db
    .updateTable('product')
    .set({ is_quotation: 1 })
    .where('slug', '=', 'shoe')
    .execute()
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const articles = [
    { articleNumber: 'SHOE-42', quantity: 4, note: '' },
    { articleNumber: 'QUOTE-1', quantity: 20, note: '' },
    { articleNumber: 'SHOE-43', quantity: 6, note: '' },
  ]
  equal((await bo.ask('/api/quotation', request({ articles }))).statusCode, 200)
  const { id } = await opened.db.selectFrom('quotation').select('id').executeTakeFirstOrThrow()

  const siv = await opened.staff('sales', 'Siv')
  await siv.open(`/staff/quotations/${id}`)

  const filled = [...siv.page().matchAll(/<input[^>]*name="price-(\d)"[^>]*>/g)].map(
    ([field, position]) => [position, /value="([^"]*)"/.exec(field)?.[1]],
  )
  deepEqual(filled, [
    ['0', '512,34'],
    ['1', ''],
    ['2', '499'],
  ])
})
