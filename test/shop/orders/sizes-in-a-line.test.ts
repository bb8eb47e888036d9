import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { renderText } from '../../../shop/platform/mail/render-text.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { FOR_COMPANY, orderToApprove } from '../../helpers/approvals.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import type { ShopVisitor } from '../../helpers/open-shop.ts'
import { writeOrderLetter } from '../../helpers/order-letter.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { catalogueWithShirt, shirts } from '../../helpers/shirt-of-many-sizes.ts'
import { openStaff } from '../../helpers/staff.ts'
import { businessReceipt, SOME_LINKS, someReceipt } from './some-receipt.ts'

const SIZES = '116 × 2, 128 × 2, 140 × 2, 152 × 2, 164 × 2'

async function open(t: TestContext) {
  const opened = await openStaff(t, { catalogue: catalogueWithShirt() })
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const kim = opened.visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  return { ...opened, kim }
}

async function order(
  visitor: ShopVisitor,
  articles: Readonly<Record<string, number>>,
  how: Partial<Checkout> = FOR_COMPANY,
): Promise<string> {
  const placed = await place(visitor, await fillCheckout(visitor, articles, how))
  equal(placed.statusCode, 200, placed.body)
  return placed.json<Checkout>().orderId
}

/** Each row of a receipt as it is read, with plain spaces. */
const rowsOf = (page: string) =>
  [...page.matchAll(/<li class="shop-receipt__row">(.*?)<\/li>/gs)].map(([, it = '']) =>
    textOf(it).trim(),
  )

const SHIRT = `Tröja 1 000 kr Blå · 10 × 100 kr exkl. moms Storlekar: ${SIZES} Artikelnummer 116: N-0, 128: N-1, 140: N-2, 152: N-3, 164: N-4`

test('five sizes of a product stand in one line of a receipt, with pieces and total', async (t) => {
  const { kim } = await open(t)
  const id = await order(kim, shirts(5, { 'PLENTY-1': 1 }))

  const rows = rowsOf((await kim.ask(`/pro/order/${id}`)).body)

  equal(rows.length, 2)
  equal(rows[0], SHIRT)
  match(rows[1] ?? '', /Artikelnummer PLENTY-1/)
})

test('four sizes, and any number of them on the sport storefront, have a row each', async (t) => {
  const { kim, visitor } = await open(t)
  const four = await order(kim, shirts(4))
  const anna = visitor()
  const five = await order(anna, shirts(5), { selectedPaymentMethod: 'prepay' })

  const rows = rowsOf((await kim.ask(`/pro/order/${four}`)).body)
  const other = rowsOf((await anna.ask(`/order/${five}`)).body)

  deepEqual([rows.length, other.length], [4, 5])
  match(rows[0] ?? '', /Storlek 116 · Blå · Artikelnummer N-0/)
})

test('a size with a price of its own has a row of its own', async (t) => {
  const { kim } = await open(t)
  const id = await order(kim, shirts(6))

  const rows = rowsOf((await kim.ask(`/pro/order/${id}`)).body)

  deepEqual(rows.length, 2)
  equal(rows[0], SHIRT)
  match(rows[1] ?? '', /240 kr Storlek 176 · Blå · Artikelnummer N-5 · 2 × 120 kr exkl\. moms/)
})

test('the sizes stand in one line for the approver, below the decision, and in the mails', async (t) => {
  const opened = await open(t)
  const id = await orderToApprove(opened, opened.kim, shirts(5))
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')

  const { body } = await bo.open(`/pro/account/approvals/${id}`)

  deepEqual(rowsOf(body), [SHIRT])
  match(body, /id="approval-decide".*id="receipt-rows"/s)
  const mails = await opened.mails()
  equal(mails.length, 2)
  for (const { text, html } of mails) {
    const [plain, marked] = [text, textOf(html)].map((it) => it.replaceAll('\u00a0', ' '))
    match(
      plain ?? '',
      new RegExp(`Tröja\n  Blå\n  Storlekar: ${SIZES}\n  10 × 100 kr exkl. moms = 1 000 kr\n`),
    )
    match(marked ?? '', new RegExp(`Tröja Blå Storlekar: ${SIZES} 10 × 100 kr exkl. moms 1 000 kr`))
  }
})

test('the sizes stand in one line in the account, and each with its number where they are packed', async (t) => {
  const opened = await open(t)
  const id = await order(opened.kim, shirts(5))
  const kim = await enterAccount(opened, 'kim@example.com', '/pro')
  const sales = await opened.staff('sales')

  const own = (await kim.open(`/pro/account/orders/${id}`)).body
  const packed = (await sales.open(`/staff/orders/${id}`)).body
  const slip = textOf((await sales.open(`/staff/orders/${id}/slip`)).body)

  deepEqual(rowsOf(own), [SHIRT])
  deepEqual(rowsOf(packed), [SHIRT])
  const [, goods = ''] = /<ul class="staff-rows">(.*?)<\/ul>/s.exec(packed) ?? []
  equal(goods.split('type="checkbox"').length - 1, 5)
  for (const number of ['N-0', 'N-1', 'N-2', 'N-3', 'N-4']) {
    match(goods, new RegExp(`<small>${number}</small>`))
    match(slip, new RegExp(`2 ${number} Tröja`))
  }
  doesNotMatch(goods, /Storlekar/)
})

test('a mail of a hundred sizes has them all, on lines of a length that mail allows', () => {
  const sizes = Array.from({ length: 100 }, (_, at) => `Barn ${at} lång`)
  const [row] = someReceipt().rows
  const rows = sizes.flatMap((size) => (row ? [{ ...row, size }] : []))

  const text = renderText(writeOrderLetter(businessReceipt({ rows, language: 'sv' }), SOME_LINKS))

  for (const size of sizes) match(text.replaceAll('\u00a0', ' '), new RegExp(`${size} × 2`))
  ok(text.split('\n').every(({ length }) => length < 998))
})
