import { articleQuery, cardQuery, listQuery } from '../../model/product-queries.ts'
import { createFailure } from '../failure.ts'
import { smallParts } from '../small-element.ts'
import { table as availability } from './product-availability.table.ts'
import { table as card } from './product-card.table.ts'
import { table as list } from './product-list.table.ts'
import { productPart } from './product-part.ts'
import { table as price } from './product-price.table.ts'
import { fillCard, fillCards } from './template.tsx'
import { availabilityView, cardView, listView, priceView, wordsMissing } from './views.tsx'

/** The four tags are in one file: a page with several of them requests their products in one call. */
export const { define, mount, show } = smallParts({
  [price.tag]: productPart({
    table: price,
    ask: articleQuery,
    view: priceView,
    failure: wordsMissing,
  }),
  [availability.tag]: productPart({
    table: availability,
    ask: articleQuery,
    view: availabilityView,
    failure: wordsMissing,
  }),
  [card.tag]: productPart({
    table: card,
    ask: cardQuery,
    view: cardView,
    fill: fillCard,
    failure: createFailure,
  }),
  [list.tag]: productPart({
    table: list,
    ask: listQuery,
    view: listView,
    fill: fillCards,
    failure: createFailure,
  }),
})
