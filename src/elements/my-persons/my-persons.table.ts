import {
  listKeyboard,
  listNotes,
  listTable,
  listWithoutScript,
} from '../account-lists/list-table.ts'
import { BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'my-persons',
  ...listTable,
  wake: ['visible', 'intent'],
  ownPages: true,
} as const satisfies ElementTable

export const notes = {
  summary:
    'The people who buy for a company: list, add, change and remove. Approvers change, buyers look.',
  attributes: {
    countries: 'The first code is the country by which phone numbers are read: `SE`.',
    ...listNotes,
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:list-changed': 'Something was saved or removed: `{ list }`, which is `persons`.',
  },
  keyboard: listKeyboard,
  withoutScript: listWithoutScript,
  example: '<my-persons loginurl="/login"></my-persons>',
} as const satisfies ElementNotes<typeof table>
