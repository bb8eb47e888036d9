import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { readReceipt } from '../../../shop/orders/receipt/read-receipt.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import { createSigner } from '../../../shop/platform/signer.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { vatOf } from '../../../src/model/prices.ts'
import { withoutVat } from '../../../src/model/without-vat.ts'
import { BUYER, change, fillCheckout, place, stockOf } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { FILLED_IN, openFilled, textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'

const COMPANY = { companyName: 'Ek & Lund AB', organizationNumber: '5590000005' }
const FORM = {
  ...FILLED_IN,
  'customerDetails-companyName': COMPANY.companyName,
  'customerDetails-organizationNumber': COMPANY.organizationNumber,
  isBusinessCustomer: 'true',
  selectedPaymentMethod: 'prepay',
}

const PAIR = /<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g

/** The names and values in a page's lists. */
const linesOf = (page: string) =>
  [...page.matchAll(PAIR)].map(([, name = '', value = '']) => `${name}: ${textOf(value)}`)

async function mailOf(db: Db): Promise<string> {
  const sent: Mail[] = []
  const port = { send: async (mail: Mail) => void sent.push(mail) }
  await runOutbox(
    db,
    mailJobs(port, {
      db,
      shop: demoShop,
      signer: createSigner(Buffer.alloc(32)),
      shopUrl: () => '',
    }),
  )
  return textOf(sent[0]?.text ?? '')
}

function hasAll(text: string, words: readonly string[]): void {
  for (const it of words) ok(text.includes(it), `${it} in: ${text}`)
}

test('a company without a login buys on the sport storefront, without script', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await openFilled(shop, { 'BOOK-1': '2' })
  const before = await stockOf(db, 'BOOK-1')
  const asPrivate = linesOf(visitor.page())

  await visitor.submit('/checkout', { ...FORM, step: 'update' })
  const asBusiness = linesOf(visitor.page())
  const order = { ...FORM, acceptTermsOfCondition: 'on', step: 'place' }
  const receipt = await visitor.follow(await visitor.post('/checkout', order))

  deepEqual(asPrivate.map(textOf), [
    'Varor: 212 kr',
    'Frakt, Hem till dörren: 69 kr',
    'Att betala: 281 kr',
    'Varav moms: 25,80 kr',
  ])
  const net = ['200 kr', 'Hem till dörren, exkl. moms: 55,20 kr', 'Moms: 25,80 kr']
  hasAll(asBusiness.join(), [...net, 'Varor exkl. moms', 'Att betala inkl. moms: 281 kr'])
  const received = linesOf(receipt.body).join()
  hasAll(received, ['Ek &amp; Lund AB', 'Organisationsnummer: 559000-0005', '200 kr', '55,20 kr'])
  hasAll(received, ['Moms: 25,80 kr', 'Att betala inkl. moms: 281 kr'])
  const mail = await mailOf(db)
  hasAll(mail, ['Ek & Lund AB', '559000-0005', 'exkl. moms', '25,80 kr', '281 kr'])
  equal(await stockOf(db, 'BOOK-1'), before - 2)
})

test('a company without a login buys on the sport storefront, with a code', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor({ language: 'en' })
  await db.insertInto('campaign_code').values({ code: 'TEN', percent: 10 }).execute()
  const customerDetails = { ...BUYER.customerDetails, ...COMPANY } as Checkout['customerDetails']
  const opened = await fillCheckout(kim, { 'BOOK-1': 2 })
  const asBusiness = { ...opened, customerDetails, isBusinessCustomer: true }

  const switched = await change(kim, 'setPaymentProvider', asBusiness)
  const asked = { ...switched.json<Checkout>(), campaignCode: 'TEN' }
  const sent = (await change(kim, 'setCampaignCode', asked)).json<Checkout>()
  const placed = await place(kim, { ...sent, acceptTermsOfCondition: true })

  equal(placed.statusCode, 200)
  const { rows = [], includesVat, vatAmount, totalAmount } = sent.totals ?? {}
  const amounts = Object.fromEntries(rows.map((it) => [it.kind, it.priceAmount]))
  deepEqual(amounts, { goods: 20_000, discount: -2_000, delivery: 5_520 })
  deepEqual([includesVat, vatAmount, totalAmount], [false, 2_460, 25_980])
  const receipt = await readReceipt(db, sent.orderId)
  deepEqual(
    [receipt?.includesVat, receipt?.itemsTotal, receipt?.discountTotal, receipt?.total],
    [false, 20_000, 2_000, 25_980],
  )
  hasAll(await mailOf(db), ['Ek & Lund AB', '559000-0005', 'excl. VAT', 'TEN'])
  const back = await visitor().ask('/api/checkout')
  equal(back.json<Checkout>().totals, null)
})

test('amounts without VAT add up to the total less its VAT, whatever is in the cart', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  const row = fc.record({
    kind: fc.constantFrom('article', 'gift', 'fee', 'service'),
    quantity: fc.integer({ min: 1, max: 100 }),
    price: amount,
    vatRate: fc.constantFrom(0, 600, 1_200, 2_500),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), amount, fc.boolean(), (rows, delivery, isOff) => {
      const shown = countUp(rows, delivery, isOff)

      const net = withoutVat(shown)

      const { itemsTotal, feeTotal, deliveryTotal, discountTotal, total, vatTotal } = net
      equal(itemsTotal + feeTotal + deliveryTotal - discountTotal, total - vatTotal)
    }),
  )
})

type Row = Pick<Parameters<typeof withoutVat>[0]['rows'][number], 'kind' | 'price' | 'vatRate'>

/**
 * Calculates like the shop: each row's VAT is rounded, and a discount of a tenth may apply to the
 * items.
 */
function countUp(
  some: readonly (Row & { readonly quantity: number })[],
  deliveryTotal: number,
  isOff: boolean,
) {
  const about = { articleNumber: '', name: '', size: null, colour: null }
  const rows = some.map((it) => ({ ...about, ...it, total: it.price * it.quantity }))
  const sum = (kinds: readonly string[]) =>
    rows.filter((it) => kinds.includes(it.kind)).reduce((all, { total }) => all + total, 0)
  const paid = rows.filter(({ kind }) => kind !== 'gift')
  const vat = paid.reduce((all, it) => all + vatOf(it.total, it.vatRate, true), 0)
  const [itemsTotal, feeTotal] = [sum(['article']), sum(['fee', 'service'])]
  const discountTotal = isOff ? Math.round(itemsTotal / 10) : 0
  return {
    rows,
    itemsTotal,
    feeTotal,
    deliveryTotal,
    discountTotal,
    vatTotal:
      vat + vatOf(deliveryTotal, 2_500, true) - (discountTotal > 0 ? Math.round(vat / 10) : 0),
    total: itemsTotal + feeTotal + deliveryTotal - discountTotal,
  }
}
