import { BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'passkey-button',
  attributes: {
    act: { kind: 'string', values: ['login', 'add'], default: 'login' },
    options: { kind: 'string', required: true },
  },
  events: ['courtside:before-submit'],
  wake: ['now'],
  ownPages: true,
  texts: ['account', 'forms'],
} as const satisfies ElementTable

export type PasskeyButtonProps = ViewProps<typeof table>

export const notes = {
  summary:
    'Logs in with a passkey, or makes one, where the browser has them; offers a login while the e-mail is typed.',
  attributes: {
    act: 'Whether a key signs a login, or one is made.',
    options: 'What the device is asked, as JSON that the shop has written into the page.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
  },
  keyboard: ['Enter, Space: asks the device.'],
  withoutScript: 'Nothing: the password is the way in.',
  states: { 'data-state on the button': '`idle`, `loading`, `completed` or `error`.' },
  example: `<passkey-button
  act="login"
  options='{"challenge":"…","rpId":"shop.example"}'
></passkey-button>`,
} as const satisfies ElementNotes<typeof table>
