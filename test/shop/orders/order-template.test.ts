import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { refundTemplate } from '../../../shop/payments/jobs/refund-template.ts'
import { renderHtml } from '../../../shop/platform/mail/render-html.tsx'
import { renderText } from '../../../shop/platform/mail/render-text.ts'
import { FACT_NAMES } from '../../../shop/platform/shop/shop-values.ts'
import { listTexts } from '../../../shop/platform/texts/server-text.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { kr } from '../../helpers/open-shop.ts'
import { writeOrderLetter } from '../../helpers/order-letter.ts'
import { breakable } from '../../helpers/signs.ts'
import { businessReceipt, SOME_LINKS, someReceipt } from './some-receipt.ts'

const URL_OF_RECEIPT = SOME_LINKS.receipt
const textOf = (receipt: Receipt) => renderText(writeOrderLetter(receipt, SOME_LINKS))
const htmlOf = (receipt: Receipt) => renderHtml(writeOrderLetter(receipt, SOME_LINKS))

/** The text of the HTML, without its tags. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/ +/g, ' ')
}

function assertSays(receipt: Receipt, facts: readonly string[]): void {
  const text = breakable(textOf(receipt))
  const words = breakable(wordsOf(htmlOf(receipt)))
  for (const fact of facts.map(breakable)) {
    ok(text.includes(fact), `text: ${fact}\n${text}`)
    ok(words.includes(fact), `HTML: ${fact}`)
  }
}

test('contains everything about a private order in Swedish', () => {
  assertSays(someReceipt(), [
    'Tack för din beställning C-10042',
    '23 november 2026',
    'Löparsko Åska',
    'Storlek 42, Blå',
    'Artikelnummer SHOE-42',
    'Gåva på köpet',
    'Rabatt med kod SOMMAR10',
    'Ombud',
    'Torgkiosken',
    'Storgatan 5, öppet 7–22',
    'tis 24–ons 25 nov',
    'Åsa Öberg',
    'Gatan 1',
    '123 45 Bollstad',
    'Kort',
    'Betalningen är godkänd.',
    'asa@example.com',
    '070-123 45 67',
    'Courtside Sport AB',
    '559000-0001',
    'SE559000000101',
    'kundservice@courtside.example',
    '08-465\u00a0004\u00a010',
  ])
})

test('formats a phone number as in the country of the billing address', () => {
  const billing = { ...someReceipt().billing, phoneNumber: '+46701740605' }
  assertSays(someReceipt({ billing }), ['070-174 06 05'])
  assertSays(someReceipt({ billing: { ...billing, country: 'NO' } }), ['+46 70 174 06 05'])
})

test('lists the amounts to pay, line by line, including the VAT', () => {
  const { blocks } = writeOrderLetter(someReceipt(), SOME_LINKS)
  const rows = blocks.find((it) => it.kind === 'rows')

  deepEqual(
    rows?.sums.map(({ label, amount }) => [label, amount]),
    [
      ['Varor', kr('2 000 kr')],
      ['Frakt, Till ombud', kr('49 kr')],
      ['Rabatt med kod SOMMAR10', kr('−200 kr')],
      ['Att betala', kr('1 849 kr')],
      ['Varav moms', kr('369,80 kr')],
    ],
  )
  deepEqual(rows?.rows[0]?.count, `2 × ${kr('1 000 kr')}`)
})

test('informs a consumer of the right of withdrawal, with the form, in both languages', () => {
  for (const language of ['sv', 'en'] as const) {
    const text = textOf(someReceipt({ language }))
    const isEnglish = language === 'en'
    match(text, isEnglish ? /withdraw from this contract within 14 days/ : /inom 14 dagar/)
    match(text, isEnglish ? /Model withdrawal form/ : /Formulär för att ångra avtalet/)
    match(text, isEnglish ? /I\/We \(\*\) hereby give notice/ : /Jag\/Vi \(\*\) meddelar härmed/)
    match(text, isEnglish ? /Delete as appropriate/ : /Stryk det som inte gäller/)
    match(text, /arn\.se/)
  }
})

test('names the page to withdraw from the contract, and links there with the order', () => {
  const { withdraw, withdrawOrder } = SOME_LINKS
  const said = [
    [textOf(someReceipt()), `på ${withdraw}, eller`, `Ångra avtalet här:\n${withdrawOrder}\n`],
    [
      textOf(someReceipt({ language: 'en' })),
      `go to ${withdraw}, or`,
      `Withdraw from contract here:\n${withdrawOrder}\n`,
    ],
  ] as const

  for (const [text, ...parts] of said) for (const part of parts) ok(text.includes(part), text)
  ok(!textOf(businessReceipt()).includes(withdraw))
})

test('lists a business order without VAT on its rows, and the VAT on a line of its own', () => {
  const receipt = businessReceipt()
  const rows = writeOrderLetter(receipt, SOME_LINKS).blocks.find((it) => it.kind === 'rows')

  assertSays(receipt, [
    'Thank you for your order C-10042',
    'Hallen AB',
    'Norway',
    '556016-0680',
    'Hall 3',
    'Ring the bell',
    'We send you an invoice. Pay it by 23\u00a0December\u00a02026 at the latest.',
  ])
  deepEqual(
    rows?.sums.map(({ label }) => label),
    ['Items excl. VAT', 'Fees', 'Delivery, To your door', 'VAT', 'To pay incl. VAT'],
  )
  ok(!textOf(receipt).includes('withdrawal'), 'a business has no right of withdrawal')
})

test('explains how to pay in advance', () => {
  const receipt = someReceipt({
    status: 'placed',
    paymentMethod: { id: 'prepay', name: 'Förskott' },
  })

  match(textOf(receipt), /bankgiro 000-0000 och skriv C-10042/)
  ok(!textOf(receipt).includes('Betalningen är godkänd'))
})

test('links to the receipt', () => {
  match(textOf(someReceipt()), /Visa beställningen:\nhttps:\/\/shop\.example\/order\/1\?key=k\n/)
  match(htmlOf(someReceipt()), /<a href="https:\/\/shop\.example\/order\/1\?key=k"/)
})

test('loads nothing and runs nothing', () => {
  const html = htmlOf(someReceipt())

  ok(!/<(?:img|script|link|iframe|style|form|object)\b|url\(|@import/i.test(html))
  match(html, /^<!doctype html>\n<html lang="sv">/)
})

test('explains why money is refunded, in both languages', () => {
  const said = (['sv', 'en'] as const).flatMap((language) =>
    (['second', 'refused', 'capture', 'withdrawal'] as const).map((reason) => {
      const mail = refundTemplate(
        demoShop,
        someReceipt({ language }),
        { amount: 184_900, currency: 'SEK', reason },
        URL_OF_RECEIPT,
      )
      const text = renderText(mail)
      ok(text.includes(language === 'sv' ? kr('1 849 kr') : kr('SEK 1,849')))
      equal(/3–5/.test(text), reason !== 'capture')
      return mail.subject
    }),
  )

  deepEqual(said, [
    'Pengar tillbaka för beställning C-10042',
    'Pengar tillbaka för beställning C-10042',
    'Beställning C-10042 är avbruten',
    'Pengar tillbaka för beställning C-10042',
    'Money back for order C-10042',
    'Money back for order C-10042',
    'Order C-10042 is cancelled',
    'Money back for order C-10042',
  ])
})

for (const [reason, sv, en] of [
  [
    'part',
    'Vi har betalat tillbaka 50 kr för beställning C-10042',
    'We have refunded SEK 50 for order C-10042',
  ],
  [
    'transfer',
    'Vart ska vi betala tillbaka 50 kr för beställning C-10042?',
    'Where should we refund SEK 50 for order C-10042?',
  ],
  [
    'transferred',
    '50 kr för beställning C-10042 är på väg till ditt konto',
    'SEK 50 for order C-10042 is on its way to your account',
  ],
] as const) {
  test(`states in the subject what happens to a partial refund: ${reason}`, () => {
    const refund = { amount: 5_000, currency: 'SEK', reason }
    const subjects = (['sv', 'en'] as const).map((language) =>
      refundTemplate(demoShop, someReceipt({ language }), refund, URL_OF_RECEIPT).subject.replace(
        '\u00a0',
        ' ',
      ),
    )
    deepEqual(subjects, [sv, en])
  })
}

test('has every text in both languages, with the same placeholders besides the shop’s facts', () => {
  const facts: readonly string[] = FACT_NAMES
  const places = (text: string) =>
    [...text.matchAll(/\{(\w+)/g)]
      .flatMap(([, name = '']) => (facts.includes(name) ? [] : [name]))
      .sort()

  const [inSwedish, inEnglish] = [listTexts('sv'), listTexts('en')]
  const keys = Object.keys(inSwedish).filter((it) => it.startsWith('mail.'))
  ok(keys.length > 100)
  for (const key of keys) {
    const [sv = '', en = ''] = [inSwedish[key], inEnglish[key]]
    deepEqual([...new Set(places(en))], [...new Set(places(sv))], key)
  }
})

test('leaves no placeholder unfilled, whatever the order', () => {
  for (const receipt of [someReceipt(), businessReceipt(), someReceipt({ language: 'en' })]) {
    ok(!/\{\w+\}|undefined|null|NaN|mail\.\w/.test(textOf(receipt) + htmlOf(receipt)))
  }
})
