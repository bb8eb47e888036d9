import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'product-card',
  attributes: { articleNumber: { kind: 'string' }, productId: { kind: 'string' } },
  events: [],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export type ProductCardProps = AttributeProps<typeof table>

export const notes = {
  summary:
    'A product as the shop’s lists show it: picture, name, price and the way to buy it. A `<template>` ' +
    'between the tags is the page’s own card.',
  attributes: {
    articleNumber: 'The article that the card shows, in its colour and size.',
    productId: 'The product that the card shows, where no article is named.',
  },
  events: {},
  keyboard: ['Those of the card’s own links and buttons.'],
  withoutScript: 'What the server wrote between the tags, such as a card by `renderTag`.',
  states: {
    'data-part in a `<template>`':
      'What stands in this place: `name`, `brand`, `trait`, `badge` and `rating` as text; `price`, with all ' +
      'that the law wants beside it; `availability`; `energy`; `buy`; `image` on an `<img>`; `link` on an `<a>`. ' +
      'A place that has nothing to show is left out.',
  },
  example: '<product-card articlenumber="CS-1042-42"></product-card>',
} as const satisfies ElementNotes<typeof table>
