import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { markupOf } from '../../../../shop/platform/html/html.ts'
import { render } from '../../../../shop/platform/html/render.ts'
import { CONTACT_RULES } from '../../../../shop/platform/pages/contact-rules.ts'
import { PageFields } from '../../../../shop/platform/pages/page-fields.tsx'
import { type FormRules, readForm } from '../../../../shop/platform/pages/read-form.ts'
import { textWith } from '../../../../src/i18n/text.ts'
import { enForms } from '../../../../src/i18n/texts/forms/en.ts'

const RULES = {
  name: { autoComplete: 'name', maxLength: 5 },
  phone: { ...CONTACT_RULES.phone, isOptional: true },
  note: { rows: 4, isOptional: true, hint: { key: 'hint.note', values: { max: 100 } } },
  size: { options: ['', 'm'], isOptional: true },
  agreed: { type: 'checkbox' },
} as const satisfies FormRules

const read = (sent: Readonly<Record<string, string>>) =>
  readForm(RULES, { name: 'Kim', agreed: 'true', ...sent }, { country: 'SE', now: 0 })

test('reads each field by its rule, and nothing that the form does not ask for', () => {
  const sent = { phone: '070-123 45 67', note: ' a\r\nb ', size: 'm', role: 'admin' }

  deepEqual(read(sent).values, {
    ...{ name: 'Kim', phone: '+46701234567', note: 'a\nb', size: 'm', agreed: 'true' },
  })
})

test('says what is wrong with each field, and keeps what was typed', () => {
  const fault = (sent: Readonly<Record<string, string>>) => read(sent).faults
  const pattern = { key: 'validation.pattern' }

  deepEqual(fault({ name: ' ' }), { name: { key: 'validation.required' } })
  deepEqual(fault({ agreed: '' }), { agreed: { key: 'validation.accepted' } })
  deepEqual(fault({ name: 'Kim Ek' }), {
    name: { key: 'validation.maxLength', values: { max: 5 } },
  })
  deepEqual(fault({ name: 'a\nb', size: 'xl', note: 'a\u0007' }), {
    ...{ name: pattern, size: pattern, note: pattern },
  })
  const { typed, values } = read({ name: ' Kim Ek ' })
  deepEqual([typed.name, values], ['Kim Ek', undefined])
})

test('draws each field with its limits, what is said of it, and what was typed', () => {
  const t = textWith('en', enForms, {
    ...{ 'x.name': 'Name', 'x.phone': 'Phone', 'x.note': 'Note', 'hint.note': 'At most {max}' },
    ...{ 'x.size': 'Size', 'x.size.none': 'Any', 'x.size.m': 'Medium' },
  })
  const { agreed, ...rules } = RULES
  const drawn = markupOf(
    render(
      <PageFields
        page={{ t }}
        id="x"
        rules={rules}
        values={{ name: 'Kim Ek', size: 'm' }}
        faults={{ name: { key: 'validation.maxLength', values: { max: 5 } } }}
      />,
      t,
    ),
  )

  match(
    drawn,
    /<label[^>]*for="x-name">Name<\/label><input[^>]*maxLength="5"[^>]*aria-invalid="true"/,
  )
  match(drawn, /value="Kim Ek"/)
  match(drawn, /id="x-name-error"[^>]*>.*at most 5 characters/i)
  match(
    drawn,
    /for="x-phone">Phone \(optional\)<\/label><input(?![^>]*aria-required)[^>]*type="tel"/,
  )
  match(drawn, /<textarea[^>]*aria-describedby="x-note-hint"/)
  match(drawn, /id="x-note-hint">At most 100</)
  match(drawn, /<option value="m" selected="">Medium</)
})
