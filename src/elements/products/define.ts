import { table as availability } from './product-availability.table.ts'
import { table as card } from './product-card.table.ts'
import { table as list, type ProductListProps } from './product-list.table.ts'
import { productPart, productParts } from './product-part.ts'
import { table as price } from './product-price.table.ts'
import {
  availabilityView,
  cardsMissing,
  cardView,
  listView,
  priceView,
  wordsMissing,
} from './views.tsx'

interface OfArticle {
  readonly articleNumber: string
}

const askForArticle = ({ articleNumber }: OfArticle) => ({ articles: [articleNumber] })

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
    ask: ({ articleNumber, productId }) => {
      if (articleNumber) return askForArticle({ articleNumber })
      return productId ? { products: [productId] } : undefined
    },
    view: cardView,
    failure: cardsMissing,
  }),
  [list.tag]: productPart({
    table: list,
    ask: askForList,
    view: listView,
    failure: cardsMissing,
  }),
})

function askForList({ articles, category, campaign, query, count, order }: ProductListProps) {
  if (articles) {
    const names = articles.split(',').map((it) => it.trim())
    return { articles: names.filter(Boolean).slice(0, count && count > 0 ? count : undefined) }
  }
  if (category) return { category, count, order }
  if (campaign) return { campaign, count, order }
  return query ? { query, count, order } : undefined
}
