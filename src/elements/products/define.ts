import { askForArticle, askForCard, askForList } from '../../model/product-queries.ts'
import { createFailure } from '../failure.ts'
import { table as availability } from './product-availability.table.ts'
import { table as card } from './product-card.table.ts'
import { table as list } from './product-list.table.ts'
import { productPart, productParts } from './product-part.ts'
import { table as price } from './product-price.table.ts'
import { fillCard, fillCards } from './template.tsx'
import { availabilityView, cardView, listView, priceView, wordsMissing } from './views.tsx'

/** The four tags in one file: a page that has several asks for their products in one call. */
export const { define, mount, show } = productParts({
  [price.tag]: productPart({
    table: price,
    ask: askForArticle,
    view: priceView,
    failure: wordsMissing,
  }),
  [availability.tag]: productPart({
    table: availability,
    ask: askForArticle,
    view: availabilityView,
    failure: wordsMissing,
  }),
  [card.tag]: productPart({
    table: card,
    ask: askForCard,
    view: cardView,
    fill: fillCard,
    failure: createFailure,
  }),
  [list.tag]: productPart({
    table: list,
    ask: askForList,
    view: listView,
    fill: fillCards,
    failure: createFailure,
  }),
})
