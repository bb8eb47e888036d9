import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { describePurchase } from '../../../shop/checkout/quote/describe-purchase.ts'
import type { Order, Orders } from '../../../src/contract/orders.ts'
import type { ReturnResponse } from '../../../src/contract/returns.ts'
import { type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { createVisitor, kr, type ShopVisitor } from '../../helpers/open-shop.ts'
import { otherShop } from '../../helpers/other-shop.ts'
import { enterAccount, orderAs } from '../../helpers/own-orders.ts'
import { openStaff, restartStaff, type StaffShop } from '../../helpers/staff.ts'

const SHIPMENT = { carrier: 'PostNord', tracking: '' }

/** What people read, without what stands around the page's own content. */
function mainOf(page: string): string {
  const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(page) ?? []
  ok(main !== '', page)
  return textOf(main)
}

function says(text: string, sum: string, currency: string, where: string): void {
  ok(text.includes(sum), `${where} does not say ${sum}: ${text}`)
  doesNotMatch(text, new RegExp(`\\b${currency}\\b`), where)
}

/** Reads mails, and answers how many there were. */
async function mailsSay(opened: StaffShop, sum: string, currency: string): Promise<number> {
  const mails = await opened.mails()
  const whole = mails.map(({ subject, text, html }) => [subject, text, html].join(' '))
  says(textOf(whole.join(' ').replaceAll('&nbsp;', ' ')), sum, currency, 'a mail')
  return mails.length
}

async function send(staff: FormVisitor, url: string, act: string, fields: object = {}) {
  await staff.open(url)
  const [, form = ''] =
    new RegExp(`action="${url}/${act}"(.*?)</form>`, 's').exec(staff.page()) ?? []
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const drawn = Object.fromEntries(hidden.map(([, name, value]) => [name, value ?? '']))
  await staff.submit(`${url}/${act}`, { ...drawn, ...fields })
  return textOf(staff.page())
}

/** An order of anna's in kronor, in a shop that has another currency since. */
async function ordered(t: Parameters<typeof openStaff>[0], currency: string) {
  const kronor = otherShop()
  const before = await openStaff(t, { facts: kronor, fees: kronor.fees })
  const anna = before.visitor()
  await anna.logIn('anna@example.com')
  const id = await orderAs(anna, { 'SHOE-42': 2, 'BOOK-1': 1 })
  const facts = otherShop({ currency, fees: [] })
  const opened = await restartStaff(t, before, facts)
  return { opened, id, anna: await again(opened) }
}

async function again({ shop }: StaffShop): Promise<ShopVisitor> {
  const anna = createVisitor(shop, {})
  await anna.logIn('anna@example.com')
  return anna
}

const URLS = { returned: '', checkout: '', terms: '', callback: () => '', widgetDone: '' }

/** What the order comes to. */
const SUM = '2 106 kr'

for (const currency of ['JPY', 'KWD']) {
  test(`an order in kronor stays in kronor for its buyer in a shop of ${currency}`, async (t) => {
    const { opened, id, anna } = await ordered(t, currency)

    equal(await mailsSay(opened, SUM, currency), 2)
    const [line] = (await anna.ask('/api/orders')).json<Orders>().orders
    deepEqual([line?.orderTotal, line?.currency], [kr(SUM), 'SEK'])
    const order = (await anna.ask(`/api/orders/${id}`)).json<Order>()
    deepEqual([order.orderTotal, order.currency], [kr(SUM), 'SEK'])
    doesNotMatch(JSON.stringify(order), new RegExp(`\\b${currency}\\b`))

    const visitor = await enterAccount(opened, 'anna@example.com')
    for (const path of ['/account/orders', `/account/orders/${id}`, `/order/${id}`]) {
      await visitor.open(path)
      says(mainOf(visitor.page()), SUM, currency, path)
    }
    const [, json = '{}'] = /id="courtside-purchase">([^<]*)</.exec(visitor.page()) ?? []
    const { currency: said, value, tax, shipping } = JSON.parse(json)
    deepEqual([said, Math.round((value + tax + shipping) * 100)], ['SEK', 210_600])

    const around = { db: opened.db, shop: otherShop({ currency, fees: [] }) }
    const asked = await describePurchase(around, id, URLS)
    deepEqual([asked.currency, asked.amount], ['SEK', 210_600])
  })

  test(`the staff of a shop of ${currency} handles an order in kronor`, async (t) => {
    const { opened, id, anna } = await ordered(t, currency)
    await opened.mails()
    const url = `/staff/orders/${id}`
    const eva = await opened.staff('owner')
    for (const path of ['/staff', url]) {
      await eva.open(path)
      says(mainOf(eva.page()), SUM, currency, path)
    }
    match(eva.page(), /name="amount"[^>]*value="2106"/)

    const paid = { amount: '2 106,00', paidOn: '2026-11-23', reference: 'OCR 1' }
    match(await send(eva, url, 'paid', paid), /är registrerad/)
    equal(await mailsSay(opened, SUM, currency), 1)
    match(await send(eva, url, 'sent', SHIPMENT), /är skickad/)
    await opened.mails()

    const part = { reason: 'goodwill', amount: '10,50' }
    says(await send(eva, url, 'refunds', part), '10,50 kr', currency, 'a refund')
    says(mainOf(eva.page()), '2 095,50 kr', currency, 'what is left')
    equal(await mailsSay(opened, '10,50 kr', currency), 1)
    says(await send(eva, url, 'transferred'), '10,50 kr', currency, 'a transfer')
    equal(await mailsSay(opened, '10,50 kr', currency), 1)
    match((await anna.ask(`/api/orders/${id}`)).body, new RegExp(kr('"refund":"10,50 kr"')))
    const visitor = await enterAccount(opened, 'anna@example.com')
    await visitor.open(`/account/orders/${id}`)
    says(mainOf(visitor.page()), '10,50 kr', currency, 'the history')

    await send(eva, '/staff/exports', 'orders')
    match(eva.page(), /"2106,00";"406,00";"SEK"/)
  })

  test(`a return of what was bought in kronor, in a shop of ${currency}`, async (t) => {
    const { opened, id, anna } = await ordered(t, currency)
    const eva = await opened.staff('owner')
    const url = `/staff/orders/${id}`
    const paid = { amount: '2106', paidOn: '2026-11-23', reference: 'OCR 1' }
    await send(eva, url, 'paid', paid)
    await send(eva, url, 'sent', SHIPMENT)
    await opened.mails()
    const { orderRows } = (await anna.ask(`/api/orders/${id}`)).json<Order>()
    const rowSystemId = orderRows[0]?.rowSystemId ?? ''

    const visitor = await enterAccount(opened, 'anna@example.com')
    await visitor.open(`/order/${id}/return`)
    const chosen = { [`count.${rowSystemId}`]: '1', [`reason.${rowSystemId}`]: 'too-small' }
    await visitor.post(`/order/${id}/return`, { ...chosen, step: 'review' })
    says(mainOf(visitor.page()), '1 000 kr', currency, 'the review')
    const rows = [{ rowSystemId, quantity: 1, reason: 'too-small' }]
    const made = (await anna.ask('/api/returns', { orderId: id, rows })).json<ReturnResponse>()
    deepEqual([made.refund, made.currency], [kr('1 000 kr'), 'SEK'])
    equal(await mailsSay(opened, '1 000 kr', currency), 2)

    const { id: returnId } = await opened.db
      .selectFrom('goods_return')
      .select('id')
      .executeTakeFirstOrThrow()
    const page = `/staff/returns/${returnId}`
    const came = { [`came-${rowSystemId}`]: '1', [`sound-${rowSystemId}`]: '1' }
    says(await send(eva, page, 'received', came), '1 000 kr', currency, 'a return')
    says(await send(eva, page, 'repaid'), '1 000 kr', currency, 'its money')
    equal(await mailsSay(opened, '1 000 kr', currency), 1)
  })

  test(`a withdrawal from what was bought in kronor, in a shop of ${currency}`, async (t) => {
    const { opened, id, anna } = await ordered(t, currency)
    await opened.mails()
    const { orderNumber } = (await anna.ask(`/api/orders/${id}`)).json<Order>()
    const statement = { orderNumber, name: 'Kim Ek', email: 'anna@example.com' }
    equal((await anna.ask('/api/withdrawal', statement)).statusCode, 200)
    const eva = await opened.staff('owner')
    await eva.open('/staff/withdrawals')
    says(mainOf(eva.page()), SUM, currency, 'the list')
  })
}
