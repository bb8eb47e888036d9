import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'reorder-button',
  attributes: {
    orderId: { kind: 'string', required: true },
    title: { kind: 'string', default: '' },
  },
  events: ['courtside:before-add', 'courtside:reordered'],
  wake: ['intent'],
  ownPages: true,
  texts: ['sizes'],
  plain: true,
} as const satisfies ElementTable

export type ReorderButtonProps = ViewProps<typeof table>

export const notes = {
  summary: 'Puts the rows of a past order in the cart, and names what could not be had.',
  attributes: {
    orderId: 'The order to buy again.',
    title: 'What the button says; the text `reorder.label` if absent.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:reordered':
      'What could be had of the order is in the cart: `{ orderId }`. The rest is named in place.',
  },
  keyboard: ['Enter, Space: puts the order in the cart.'],
  withoutScript: 'What the server wrote between the tags, such as a link to the order.',
  states: {
    'data-state on the button': '`neutral`, `loading`, `success` or `error`.',
  },
  example: `<reorder-button orderid="7c2f9a51" title="Köp igen">
  <a class="cs-button cs-button--secondary" href="/my-pages">Köp igen</a>
</reorder-button>`,
} as const satisfies ElementNotes<typeof table>
