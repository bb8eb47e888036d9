import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { renderHtml } from '../../../shop/platform/mail/render-html.tsx'
import { renderText } from '../../../shop/platform/mail/render-text.ts'
import { FACT_NAMES } from '../../../shop/platform/shop/shop-values.ts'
import type { Statement } from '../../../shop/withdrawals/statement.ts'
import { withdrawEn } from '../../../shop/withdrawals/texts/en.ts'
import { withdrawSv } from '../../../shop/withdrawals/texts/sv.ts'
import {
  withdrawalNotice,
  withdrawalReply,
  withdrawalTemplate,
} from '../../../shop/withdrawals/withdrawal-template.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import '../../../shop/app/texts.ts'
import { SOME_LINKS, someReceipt } from '../orders/some-receipt.ts'

const STATEMENT: Statement = {
  id: '1',
  number: 'C-10042',
  email: 'asa@example.com',
  scope: 'all',
  orderId: '2',
  name: 'Åsa Öberg',
  rows: [],
  articles: '',
  language: 'sv',
  receivedAt: Date.parse('2026-11-30T22:59:59Z'),
  settledAt: null,
}
const PART = { scope: 'x', rows: [{ articleNumber: 'SHOE-42', quantity: 1 }], articles: 'den ena' }

const mailOf = (more: Partial<Statement> = {}, ...receipt: Parameters<typeof someReceipt>) =>
  withdrawalTemplate(
    demoShop,
    { ...STATEMENT, ...more },
    someReceipt(...receipt),
    SOME_LINKS.receipt,
  )

test('acknowledges what was stated, with the moment to the second and its time zone', () => {
  const text = renderText(mailOf())

  for (const said of [
    'Du har ångrat beställning C-10042',
    'Jag ångrar mitt köp: beställning C-10042 från den 23\u00a0november\u00a02026.',
    'Namn: Åsa Öberg',
    'Gäller: Hela beställningen',
    'Mottaget: 30\u00a0november\u00a02026 kl. 23:59:59 CET',
    'senast måndag 14\u00a0december\u00a02026',
    'Kort',
    SOME_LINKS.receipt,
  ]) {
    ok(text.includes(said), `${said}\n${text}`)
  }
  ok(!text.includes('inte betalat'), 'a provider has the money')
})

test('names the part, and asks for the account where a bank transfer has to go back', () => {
  const part = renderText(mailOf({ ...PART, language: 'en' }))
  const prepay = renderText(mailOf({}, { paymentMethod: { id: 'prepay', name: 'Förskott' } }))

  ok(part.includes('Concerns:\n  1\u00a0×\u00a0Löparsko Åska, 42 (SHOE-42)\n  den ena\n'), part)
  ok(part.includes('We pay back what you have paid for the items, by Monday'))
  ok(prepay.includes('svara på det här mejlet med det bankkonto'))
})

test('leaves no place unfilled, in every mail and language', () => {
  const late = { receivedAt: Date.parse('2027-06-01T10:00:00Z') }
  const reasons = ['business', 'cancelled', 'refunded', 'held'] as const
  const mails = (['sv', 'en'] as const).flatMap((language) => [
    ...[{}, PART, late].map((it) => mailOf({ ...it, language })),
    ...reasons.map((it) => withdrawalReply(demoShop, { ...STATEMENT, language }, it)),
    ...[STATEMENT, { ...STATEMENT, ...late }].map((it) =>
      withdrawalNotice(demoShop, it, someReceipt()),
    ),
  ])

  for (const it of mails) {
    const said = renderText(it) + renderHtml(it)
    ok(!/\{\w+\}|undefined|null|NaN|withdraw(n|al)\.\w/.test(said), said)
  }
})

test('has every text in both languages, with the same places beside the facts of the shop', () => {
  const facts: readonly string[] = FACT_NAMES
  const places = (text: string) =>
    [...text.matchAll(/\{(\w+)/g)].flatMap(([, it = '']) => (facts.includes(it) ? [] : [it])).sort()

  const en: Readonly<Record<string, string>> = withdrawEn
  deepEqual(Object.keys(en), Object.keys(withdrawSv))
  for (const [key, text] of Object.entries(withdrawSv)) {
    deepEqual(places(en[key] ?? ''), places(text), key)
  }
})
