import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'product-list',
  attributes: {
    articles: { kind: 'string' },
    category: { kind: 'string' },
    campaign: { kind: 'string' },
    query: { kind: 'string' },
    count: { kind: 'number' },
    order: { kind: 'string' },
  },
  events: [],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export type ProductListProps = AttributeProps<typeof table>

export const notes = {
  summary:
    'Products in a grid: those that are named, or the first of a category, a campaign or a search. A ' +
    '`<template>` between the tags is the page’s own card.',
  attributes: {
    articles: 'Article numbers with commas between them, in the order in which they are shown.',
    category: 'Id or address name (`shoes`) of a category.',
    campaign: 'Id or name of a campaign; `all` is everything that is reduced.',
    query: 'What is searched for.',
    count:
      'How many at most, 48; 12 if absent. The room for so many is kept while they are on their way: give it ' +
      'with `articles` too.',
    order:
      'The order, by the names of the shop’s lists, such as `price-up`; the usual one if absent.',
  },
  events: {},
  keyboard: ['Those of the cards’ own links and buttons.'],
  withoutScript: 'What the server wrote between the tags, such as cards by `renderTag`.',
  states: {
    'data-part in a `<template>`': 'As in `product-card`.',
  },
  example: '<product-list campaign="all" count="4"></product-list>',
} as const satisfies ElementNotes<typeof table>
