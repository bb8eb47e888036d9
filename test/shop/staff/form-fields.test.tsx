import { deepEqual, match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { markupOf } from '../../../shop/platform/html/html.ts'
import { render } from '../../../shop/platform/html/render.ts'
import {
  areaField,
  choiceField,
  dayField,
  lineField,
  moneyField,
  optionalField,
  readForm,
  StaffFields,
} from '../../../shop/staff/page/form-fields.tsx'
import { StaffRefusal } from '../../../shop/staff/page/notice.ts'
import { StaffProvider } from '../../../shop/staff/page/staff-context.ts'
import { textWith } from '../../../src/i18n/text.ts'
import { demoShop } from '../../helpers/demo-shop.ts'

const FORM = {
  name: lineField({ label: 'name', max: 5, missing: 'name.missing', long: 'name.long' }),
  note: areaField({ label: 'note', max: 9 }),
  sum: moneyField({ label: 'sum', min: 1 }),
  from: optionalField(dayField({ label: 'from', wrong: 'from.wrong' }), 'from.wrong'),
  size: choiceField({
    label: 'size',
    values: ['s', 'm'],
    text: (it) => `size.${it}`,
    wrong: 'no.size',
  }),
}
const PAGE = { shop: demoShop, language: 'en', token: '', path: '/staff', now: 0 } as const
const SENT = { name: ' A\n b ', note: ' c\n', sum: '12,50', from: ' ', size: 'm' }

test('a form is read as its fields say, and what may be empty is null', () => {
  const read = readForm(FORM, SENT, 'SEK')
  deepEqual(read, { name: 'A b', note: 'c', sum: 1250, from: null, size: 'm' })
  const { note, from, ...needed } = SENT
  deepEqual(readForm(FORM, needed, 'SEK'), { ...read, note: '' })
  deepEqual(readForm(FORM, { ...SENT, from: '2026-11-29' }, 'SEK').from, '2026-11-29')
})

test('what is wrong with a field is said by its own words', () => {
  const wrong = [
    [{ name: ' ' }, 'name.missing'],
    [{ name: 'Andersson' }, 'name.long'],
    [{ note: 'a long one.' }, 'staff.form.wrong'],
    [{ sum: '0' }, 'staff.order.amount.wrong'],
    [{ sum: 'x' }, 'staff.order.amount.wrong'],
    [{ from: 'today' }, 'from.wrong'],
    [{ size: 'l' }, 'no.size'],
  ] as const
  for (const [fields, key] of wrong) {
    throws(() => readForm(FORM, { ...SENT, ...fields }, 'SEK'), new StaffRefusal(key))
  }
  const { name, ...rest } = SENT
  throws(() => readForm(FORM, rest, 'SEK'), new StaffRefusal('staff.form.wrong'))
})

test('a browser is told the same limits, and what was typed stands there again', () => {
  const t = textWith('en', { name: 'Name', 'size.m': 'Medium' })
  const notice = { tone: 'refused', key: 'name.long', fields: { note: 'typed' } } as const
  const drawn = render(
    <StaffProvider value={{ ...PAGE, t, notice }}>
      <StaffFields form={FORM} values={{ name: 'Kim', note: 'kept', size: 'm' }} of="1" />
    </StaffProvider>,
    t,
  )
  match(
    markupOf(drawn),
    /<label for="name-1">Name<\/label><input[^>]*maxLength="5"[^>]*required[^>]*value="Kim"/,
  )
  match(markupOf(drawn), /<textarea[^>]*maxLength="9">\n?typed</)
  match(markupOf(drawn), /<input[^>]*type="date"(?![^>]*required)/)
  match(markupOf(drawn), /<option value="m" selected="">Medium</)
})

test('a field of one language names it, and holds words of it', () => {
  const t = textWith('en', { name: 'Name ({language})' })
  const about = { label: 'name', max: 9, lang: 'sv' }
  const form = { 'name-sv': lineField(about), 'note-sv': areaField(about) }
  const drawn = markupOf(
    render(
      <StaffProvider value={{ ...PAGE, t }}>
        <StaffFields form={form} />
      </StaffProvider>,
      t,
    ),
  )

  deepEqual(drawn.match(/Name \(Swedish\)<\/label><(?:input|textarea)[^>]* lang="sv"/g)?.length, 2)
})
