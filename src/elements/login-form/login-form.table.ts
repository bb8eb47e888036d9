import { BEFORE_NAVIGATE, BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'login-form',
  attributes: {
    title: { kind: 'string', default: '' },
    redirectUrl: { kind: 'string' },
    forgotPasswordUrl: { kind: 'string' },
    registerUrl: { kind: 'string' },
  },
  events: ['courtside:before-submit', 'courtside:before-navigate', 'courtside:logged-in'],
  wake: ['now'],
  ownPages: true,
  texts: ['account', 'forms'],
} as const satisfies ElementTable

export type LoginFormProps = ViewProps<typeof table>

export const notes = {
  summary:
    'Logs a customer in. A wrong login keeps the e-mail, and says nothing of which half is wrong.',
  attributes: {
    title: 'A heading above the form; none if absent.',
    redirectUrl:
      'Where a login leads, on this site; the page itself, loaded again, if absent. Another site is refused.',
    forgotPasswordUrl: 'Where a password is forgotten; the typed address goes along.',
    registerUrl: 'Where an account is created.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:before-navigate': BEFORE_NAVIGATE,
    'courtside:logged-in': 'The visitor is logged in. The page is about to be left.',
  },
  keyboard: [
    'Enter in a field: logs in.',
    'Enter, Space on “Show password”: shows it, or hides it.',
  ],
  withoutScript: 'The server’s form, which logs in by itself.',
  states: { 'data-state on the button': '`idle`, `loading`, `completed` or `error`.' },
  example: `<login-form
  title="Logga in"
  redirecturl="/account"
  forgotpasswordurl="/forgot-password"
  registerurl="/register"
></login-form>`,
} as const satisfies ElementNotes<typeof table>
