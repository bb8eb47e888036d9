import { createElement } from 'react'
import {
  Registration,
  type RegistrationView,
} from '../../shop/account/registration/register-page.tsx'
import {
  COMPANY_FORM,
  describeFields,
  PRIVATE_FORM,
} from '../../shop/account/registration/registration-forms.ts'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import type { FormFaults } from '../../shop/platform/pages/read-form.ts'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({ path: '/register' })

const faults: FormFaults = { lastName: { key: 'register.required' } }
const view: RegistrationView = {
  type: 'B2C',
  types: ['B2C', 'B2B'],
  fields: describeFields(PRIVATE_FORM, page.t),
  today: '2026-11-23',
  token: '',
  words: 'drawn-words',
}

const cases: Readonly<Record<string, RegistrationView>> = {
  person: view,
  refused: {
    ...view,
    fields: describeFields(PRIVATE_FORM, page.t, { typed: { firstName: 'Kim' }, faults }),
  },
  company: { ...view, type: 'B2B', fields: describeFields(COMPANY_FORM, page.t) },
}

export const drawn = Object.fromEntries(
  Object.entries(cases).map(([name, it]) => [
    name,
    markupOf(drawPage(page, createElement(Registration, { page, view: it }))),
  ]),
)
