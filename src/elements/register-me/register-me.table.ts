import { BEFORE_NAVIGATE, BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'register-me',
  attributes: {
    token: { kind: 'string' },
    types: { kind: 'string', default: 'B2C,B2B' },
    redirectUrl: { kind: 'string' },
  },
  events: ['courtside:before-submit', 'courtside:before-navigate', 'courtside:registered'],
  wake: ['visible', 'intent'],
  ownPages: true,
  texts: ['account', 'forms'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Registration, of private persons by fields and of companies by a form of the server.',
  attributes: {
    token: 'The token of a soft login: fills in its e-mail address, and locks it.',
    types: '`B2C`, `B2B` or both, the first one first: `B2B,B2C`.',
    redirectUrl:
      'Where it goes on after a second; an address of the page’s own origin. Without it the message stays.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:before-navigate': BEFORE_NAVIGATE,
    'courtside:registered': 'Somebody has registered: `{ type }`, which is `B2C` or `B2B`.',
  },
  keyboard: [
    'Enter: in a field, sends the form; on a type, shows its form.',
    'Tab: through the types, the fields and the button.',
  ],
  withoutScript: 'The form of the type that the address names, as the server drew it.',
  example: '<register-me types="B2C,B2B" redirecturl="/"></register-me>',
} as const satisfies ElementNotes<typeof table>
