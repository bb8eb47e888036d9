import * as v from 'valibot'
import { STAFF_ROLES } from '../../../src/model/staff.ts'
import { isEmailAddress } from '../../../src/model/validation.ts'
import { choiceField, lineField } from '../page/form-fields.tsx'

export const ROLE = {
  role: choiceField({
    label: 'staff.role',
    values: STAFF_ROLES,
    text: (it) => `staff.role.${it}`,
    wrong: 'staff.role.wrong',
  }),
}

/** Each language in its own name, for members who read no other. */
const LANGUAGES = { sv: 'Svenska', en: 'English' }

export const LANGUAGE = {
  language: {
    label: 'staff.language',
    schema: () => v.picklist(['sv', 'en']),
    options: () => Object.entries(LANGUAGES),
  },
}

/** The form of an invitation. */
export const PERSON = {
  name: lineField({ label: 'staff.name', max: 100, missing: 'staff.name.missing' }),
  email: {
    label: 'page.email',
    schema: () =>
      v.pipe(v.string(), v.trim(), v.toLowerCase(), v.check(isEmailAddress, 'validation.email')),
    attributes: { type: 'email', autoCapitalize: 'none', required: true },
  },
  ...ROLE,
  ...LANGUAGE,
} as const
