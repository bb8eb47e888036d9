import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'favourite-list',
  attributes: { listUrl: { kind: 'string', required: true } },
  events: [],
  wake: ['now'],
  texts: ['favourites', 'products'],
  react: false,
} as const satisfies ElementTable

export type FavouriteListProps = AttributeProps<typeof table>

export const notes = {
  summary: 'The products that a visitor has marked, as cards.',
  attributes: { listUrl: 'The page of favourites, which a failure leads to.' },
  events: {},
  keyboard: ['Those of the products’ own links and buttons.'],
  withoutScript: 'What the server drew: the favourites of who is logged in.',
  states: { '`<template>` between the tags': 'What is shown while there are none.' },
  example: '<favourite-list listurl="/favourites"></favourite-list>',
} as const satisfies ElementNotes<typeof table>
