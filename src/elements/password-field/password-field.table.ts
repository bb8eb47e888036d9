import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'password-field',
  attributes: {
    fieldId: { kind: 'string', required: true },
    label: { kind: 'string', required: true },
    fieldName: { kind: 'string', default: 'password' },
    autoComplete: {
      kind: 'string',
      values: ['current-password', 'new-password'],
      default: 'current-password',
    },
    required: { kind: 'boolean' },
    invalid: { kind: 'boolean' },
    describedBy: { kind: 'string', default: '' },
  },
  events: [],
  wake: ['intent'],
  texts: ['account'],
} as const satisfies ElementTable

export type PasswordFieldProps = ViewProps<typeof table>

export const notes = {
  summary: 'A password in a form of the page’s own, with a button that shows what is typed.',
  attributes: {
    fieldId: 'The id of the box.',
    label: 'What the field is called.',
    fieldName: 'What the form sends it as.',
    autoComplete: 'Which password a password manager fills in.',
    required: 'Whether the browser asks for it before the form is sent.',
    invalid: 'Whether it was wrong.',
    describedBy: 'Ids of what the page says about it, separated by spaces.',
  },
  events: {},
  keyboard: [
    'Enter in the field: sends its form.',
    'Enter, Space on “Show password”: shows it, or hides it; the text and the caret stay.',
  ],
  withoutScript: 'The field, without the button.',
  states: { 'type on the box': '`password`, or `text` while it is shown.' },
  example: `<form method="post" action="/account/erase">
  <password-field fieldid="proof" label="Ditt lösenord" required></password-field>
  <button>Ta bort mitt konto</button>
</form>`,
} as const satisfies ElementNotes<typeof table>
