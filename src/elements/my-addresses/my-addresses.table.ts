import {
  listKeyboard,
  listNotes,
  listTable,
  listWithoutScript,
} from '../account-lists/list-table.ts'
import { BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'my-addresses',
  ...listTable,
  wake: ['visible', 'intent'],
  ownPages: true,
} as const satisfies ElementTable

export const notes = {
  summary:
    'The addresses of a customer, or of the company that is bought for: list, add, change and remove.',
  attributes: {
    countries:
      'Codes of the countries that an address may be in (`SE,NO,DK`); the first one is ' +
      'the shop’s own, and chosen in an empty form.',
    ...listNotes,
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:list-changed': 'Something was saved or removed: `{ list }`, which is `addresses`.',
  },
  keyboard: listKeyboard,
  withoutScript: listWithoutScript,
  example: '<my-addresses countries="SE,NO,DK" loginurl="/login"></my-addresses>',
} as const satisfies ElementNotes<typeof table>
