import { BEFORE_NAVIGATE, BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'forgot-password',
  attributes: {
    title: { kind: 'string', default: '' },
    loginPageUrl: { kind: 'string' },
    redirectUrl: { kind: 'string' },
  },
  events: ['courtside:before-submit', 'courtside:before-navigate'],
  wake: ['now'],
  ownPages: true,
  texts: ['account', 'forms'],
} as const satisfies ElementTable

export type ForgotPasswordProps = ViewProps<typeof table>

export const notes = {
  summary: 'Asks for a mail with a link to choose a password; says the same for every address.',
  attributes: {
    title: 'A heading above the form; none if absent.',
    loginPageUrl: 'Where to log in instead.',
    redirectUrl: 'Where to go once the mail is asked for, on this site; nowhere if absent.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:before-navigate': BEFORE_NAVIGATE,
  },
  keyboard: ['Enter in the field: asks for the mail.'],
  withoutScript: 'The server’s form, which asks for the mail by itself.',
  states: { 'data-state on the button': '`idle`, `loading` or `error`.' },
  example: `<forgot-password title="Glömt lösenordet?" loginpageurl="/login"></forgot-password>`,
} as const satisfies ElementNotes<typeof table>
