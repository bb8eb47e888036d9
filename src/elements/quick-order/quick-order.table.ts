import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'quick-order',
  attributes: {},
  events: [],
  wake: ['intent'],
  ownPages: true,
  texts: ['quickorder', 'forms'],
} as const satisfies ElementTable

export type QuickOrderEntryProps = ViewProps<typeof table>

export const notes = {
  summary:
    'A line of an order by number, with suggestions; goes into the `textarea` named `lines` of its form.',
  attributes: {},
  events: {},
  keyboard: [
    'Down, Up: move through the articles, around the ends; the focus stays in the field.',
    'Enter: takes the selected article, or else adds the line.',
    'Escape: closes the list.',
  ],
  withoutScript: 'Fields that suggest what was ordered before; their form checks the line.',
  states: {
    'data-changed': 'On the form, once a line has been added since its lines were checked.',
  },
  example: '<quick-order></quick-order>',
} as const satisfies ElementNotes<typeof table>
