import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { AUDIT_FIELDS, type AuditValues } from '../../../shop/staff/audit/audit-fields.ts'
import type { AuditLine } from '../../../shop/staff/audit/audit-queries.ts'
import { describeChange } from '../../../shop/staff/history/describe-change.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { markPaid, openStaff, order } from '../../helpers/staff.ts'

interface Change {
  readonly before?: AuditValues
  readonly after?: AuditValues
  readonly currency?: string
  readonly subjectName?: string
}

function write(language: 'sv' | 'en', { currency, ...change }: Change): string {
  const line: AuditLine = {
    ...{ id: 1, at: 0, staffName: 'Eva', action: 'x', kind: 'order', subject: 'x' },
    ...{ currency: currency ?? null, customerName: null, before: undefined, after: undefined },
    ...change,
  }
  const reader = { t: demoShop.text(language), language, shop: demoShop }
  return describeChange(reader, line).replaceAll('\u00a0', ' ')
}

const CHANGES: readonly (readonly [Change, string, string])[] = [
  [
    { before: { role: 'sales' }, after: { role: 'owner' } },
    ...(['Roll: Försäljning → Ägare', 'Role: Sales → Owner'] as const),
  ],
  [
    { after: { amount: 124950, reason: 'goodwill', pieces: '2 × A1', withDelivery: true } },
    'Belopp: 1 249,50 kr · Orsak: Kompensation · Varor: 2 × A1 · Frakten också: ja',
    'Amount: SEK 1,249.50 · Reason: Goodwill · Goods: 2 × A1 · Delivery too: yes',
  ],
  [
    { before: { price: '900' }, after: { price: '849,50', regular: '900', currency: 'EUR' } },
    'Pris: 900 € → 849,50 € · Ordinarie pris: 900 €',
    'Price: EUR 900 → EUR 849.50 · Regular price: EUR 900',
  ],
  [
    { after: { amount: 5000, paidOn: '2026-11-23' }, currency: 'JPY' },
    'Belopp: 5 000 JPY · Betaldag: 23 november 2026',
    'Amount: JPY 5,000 · Paid on: 23 November 2026',
  ],
  [
    { before: { stock: 5 }, after: { stock: 2, difference: -3, reason: 'counted' } },
    'Kan säljas: 5 → 2 · Skillnad: -3 · Orsak: Inventering',
    'Can be sold: 5 → 2 · Difference: -3 · Reason: Stock count',
  ],
  [
    {
      before: { name: 'Rea', from: '2026-11-27T08:00:00', covers: 'all', percent: 20 },
      after: { name: 'Rea', from: '2026-11-28T08:00:00', covers: 'all', percent: 30 },
    },
    'Börjar: 27 november 2026 kl. 08:00 → 28 november 2026 kl. 08:00 · Rabatt: 20 % → 30 %',
    'Begins: 27 November 2026 at 08:00 → 28 November 2026 at 08:00 · Discount: 20% → 30%',
  ],
  [
    { after: { name: 'Kim', role: 'sales' }, subjectName: 'Kim' },
    'Roll: Försäljning',
    'Role: Sales',
  ],
  [
    { after: { prices: { 'A-1': '900', 'A-2': '12,50' }, until: '2026-12-31' } },
    'Priser: A-1 900 kr, A-2 12,50 kr · Gäller till och med: 31 december 2026',
    'Prices: A-1 SEK 900, A-2 SEK 12.50 · Valid until: 31 December 2026',
  ],
  [{ after: { by: 'recovery' } }, 'Hur: med en återställningskod', 'How: with a recovery code'],
  [{ after: { field: 'name.sv' } }, 'Vad: Namnet på svenska', 'What: The name in Swedish'],
  [{ after: { tracking: '' } }, '', ''],
]

for (const [change, swedish, english] of CHANGES) {
  test(`${JSON.stringify(change)} reads as words and amounts`, () => {
    equal(write('sv', change), swedish)
    equal(write('en', change), english)
  })
}

test('every field that a line can have has a name in both languages', () => {
  const unnamed = Object.keys(AUDIT_FIELDS).filter((field) => {
    const value = { [field]: 'x' } as AuditValues
    return (['sv', 'en'] as const).some((it) => write(it, { after: value }).startsWith(field))
  })
  deepEqual(unnamed, [])
})

test('a long description is cut, and what an older shop wrote stands as it was', () => {
  ok(write('sv', { after: { 'description.sv': 'ord '.repeat(2000) } }).length < 200)
  equal(write('sv', { after: { unknown: 'x' } as AuditValues }), 'unknown: x')
})

test('the audit log names what was done to, leads to it, and says what in words', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner', 'Eva')
  const { orderId, number } = await order(opened)
  await markPaid(opened, orderId)
  await eva.submit(`/staff/orders/${orderId}/cancelled`, {})
  await eva.submit('/staff/companies/lunda-if/limits', { amount: '500', period: 'order' })
  await eva.submit('/staff/exports/orders', {})
  await eva.open('/staff/audit')

  match(eva.page(), new RegExp(`Beställning <a href="/staff/orders/${orderId}">${number}</a>`))
  const text = textOf(eva.page()).replaceAll('\u00a0', ' ')
  match(text, /Status: \S+ → avbruten/)
  match(text, /Återbetalt: 0 kr|Återbetalt: 1 000 kr/)
  match(text, /Företag Lunda IF/)
  match(text, /Gäller per: varje beställning · Belopp: 500 kr/)
  ok(!text.includes(orderId))

  await eva.open(`/staff/orders/${orderId}`)
  match(textOf(eva.page()), /Eva: avbröt Status:/)
})
