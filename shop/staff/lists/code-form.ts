import * as v from 'valibot'
import { choiceField, dayField, moneyField, optionalField } from '../page/form-fields.tsx'

/** A campaign code that is made. */
export const CODE = {
  code: {
    label: 'staff.code.name',
    hint: 'staff.code.name.hint',
    schema: () =>
      v.pipe(
        v.string(),
        v.trim(),
        v.toUpperCase(),
        // Whoever tries all shorter ones is soon done, however slowly they are judged.
        v.regex(/^([A-Z0-9ÅÄÖ-]{6,30})?$/, 'staff.code.wrongname'),
      ),
    attributes: { maxLength: 30, autoCapitalize: 'characters' },
  },
  kind: choiceField({
    label: 'staff.code.kind',
    values: ['percent', 'amount'],
    text: (it) => `staff.code.${it}`,
  }),
  value: {
    label: 'staff.code.value',
    schema: () => v.string(),
    attributes: { required: true, inputMode: 'decimal' },
  },
  fromTotal: optionalField(
    moneyField({ label: 'staff.code.fromtotal' }),
    'staff.order.amount.wrong',
  ),
  uses: optionalField(
    {
      label: 'staff.code.uses',
      schema: () => v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
      attributes: { inputMode: 'numeric' },
    },
    'staff.code.uses.wrong',
  ),
  from: optionalField(
    dayField({ label: 'staff.code.validfrom', wrong: 'staff.code.day.wrong' }),
    'staff.code.day.wrong',
  ),
  until: optionalField(
    dayField({ label: 'staff.code.validuntil', wrong: 'staff.code.day.wrong' }),
    'staff.code.day.wrong',
  ),
} as const
