import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { refundTemplate } from '../../../shop/payments/jobs/refund-template.ts'
import { oneLine } from '../../../shop/platform/mail/mail-template.ts'
import { renderHtml } from '../../../shop/platform/mail/render-html.tsx'
import { renderText } from '../../../shop/platform/mail/render-text.ts'
import type { OrderAddress, Receipt } from '../../../src/model/order.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { writeOrderLetter } from '../../helpers/order-letter.ts'
import { businessReceipt, SOME_LINKS, someReceipt } from '../orders/some-receipt.ts'

const URL_OF_RECEIPT = SOME_LINKS.receipt
const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '</td></tr></table><h1>Att betala: 0 kr</h1>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<!--',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;',
  '{number}',
  '{n, plural, one {x} other {y}}',
  '=HYPERLINK("http://evil.example","x")',
  '\r\n\r\nAtt betala: 0 kr\r\n',
  'x\n-- \nEvil AB',
  '\u0000\u0008\u001b[31m',
  '\ud800 lone',
  'a'.repeat(10_000),
]

/** An order in which every text that somebody may have typed is the payload. */
function filledWith(base: Receipt, it: string): Receipt {
  const address: OrderAddress = {
    firstName: it,
    lastName: it,
    companyName: it,
    careOf: it,
    address: it,
    address2: it,
    zipCode: it,
    city: it,
    country: it,
    phoneNumber: it,
  }
  return {
    ...base,
    number: it,
    billing: address,
    delivery: address,
    organizationNumber: it,
    reference: it,
    goodsMarking: it,
    orderNote: it,
    campaignCode: it,
    deliveryMethod: { id: it, name: it, option: { id: it, name: it, description: it } },
    paymentMethod: { id: it, name: it },
    rows: base.rows.map((row) => ({ ...row, articleNumber: it, name: it, size: it, colour: it })),
  }
}

const tagsOf = (html: string) => html.match(/<[a-z!/][^>]*>/gi) ?? []

for (const base of [someReceipt(), businessReceipt()]) {
  test(`no text typed by a buyer becomes markup (${base.language})`, () => {
    const plain = tagsOf(renderHtml(writeOrderLetter(filledWith(base, 'x'), SOME_LINKS)))

    for (const payload of PAYLOADS) {
      const receipt = filledWith(base, payload)
      const html = renderHtml(writeOrderLetter(receipt, SOME_LINKS))
      const refund = refundTemplate(
        demoShop,
        receipt,
        { amount: 1, currency: 'SEK', reason: 'second' },
        URL_OF_RECEIPT,
      )
      deepEqual(tagsOf(html), plain, payload)
      ok(!/<script|onerror=alert\(1\)>|<h1>Att/i.test(renderHtml(refund)), payload)
    }
  })

  test(`no text typed by a buyer makes a line in the plain text (${base.language})`, () => {
    const count = (text: string) => text.split('\n').length
    const lines = count(renderText(writeOrderLetter(filledWith(base, 'x'), SOME_LINKS)))

    for (const payload of PAYLOADS) {
      const text = renderText(writeOrderLetter(filledWith(base, payload), SOME_LINKS))
      equal(count(text), lines, payload)
    }
  })
}

test('one line has no controls, no turned direction, and an end', () => {
  equal(oneLine('a\r\nb\tc\u2028d\u0000e'), 'a b c d e')
  equal(oneLine('\u202egnp.exe\u2066'), 'gnp.exe')
  equal(oneLine('a'.repeat(5000)).length, 1000)
  equal(oneLine('1\u00a0849\u00a0kr'), '1\u00a0849\u00a0kr')
})
