import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'seen-list',
  attributes: {
    listUrl: { kind: 'string', required: true },
    productId: { kind: 'string' },
    most: { kind: 'number' },
  },
  events: [],
  wake: ['now'],
  texts: ['favourites', 'products'],
  react: false,
} as const satisfies ElementTable

export type SeenListProps = AttributeProps<typeof table>

export const notes = {
  summary:
    'The products that a visitor has looked at last, once the visitor agrees to it: twelve, kept on the ' +
    'device and in the account of who is logged in. Nothing before a yes, and nothing while there is none.',
  attributes: {
    listUrl: 'The page with all of them, which a row and a failure lead to.',
    productId: 'The product that this page shows: it is remembered, and not shown itself.',
    most: 'At most so many, in a row of a page about something else; all of them if absent.',
  },
  events: {},
  keyboard: [
    'Those of the products’ own links and buttons. Enter on “Clear the list” forgets all of them.',
  ],
  withoutScript: 'What the server drew: of who is logged in, on the page of their own.',
  states: {
    '`<template>` between the tags': 'What is shown while there are none; a row shows nothing.',
    'data-wake="consent"': 'Wakes with the visitor’s yes in this page, and loads nothing before.',
  },
  example: '<seen-list listurl="/recently-viewed" most="4"></seen-list>',
} as const satisfies ElementNotes<typeof table>
