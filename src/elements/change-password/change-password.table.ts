import { BEFORE_NAVIGATE, BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'change-password',
  attributes: {
    title: { kind: 'string', default: '' },
    token: { kind: 'string', default: '' },
    presetPassword: { kind: 'boolean' },
    redirectUrl: { kind: 'string' },
    userName: { kind: 'string', default: '' },
  },
  events: ['courtside:before-submit', 'courtside:before-navigate', 'courtside:password-chosen'],
  wake: ['now'],
  ownPages: true,
  texts: ['account', 'forms'],
} as const satisfies ElementTable

export type ChangePasswordProps = ViewProps<typeof table>

export const notes = {
  summary: 'Chooses a new password by the token of a mail’s link, or by the current password.',
  attributes: {
    title: 'A heading above the form; none if absent.',
    token:
      'The token of the link, from the page’s address. Without one the current password is asked for.',
    presetPassword:
      'The password is set already: the fields are disabled and hold a placeholder that is never sent.',
    redirectUrl: 'Where success leads after two seconds, on this site; nowhere if absent.',
    userName: 'The account’s address, shown locked, so that password managers know whose it is.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:before-navigate': BEFORE_NAVIGATE,
    'courtside:password-chosen': 'The password is set, and the visitor logged in with it.',
  },
  keyboard: [
    'Enter in a field: saves the password.',
    'Enter, Space on “Show password”: shows it, or hides it.',
  ],
  withoutScript: 'The server’s form, which saves the password by itself.',
  states: { 'data-state on the button': '`idle`, `loading`, `completed` or `error`.' },
  example: `<change-password
  title="Välj ett lösenord"
  token="c2VjcmV0"
  redirecturl="/account"
></change-password>`,
} as const satisfies ElementNotes<typeof table>
