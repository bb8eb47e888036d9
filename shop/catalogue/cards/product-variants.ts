import type { ProductVariant } from '../../../src/contract/products.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'
import type { CardView } from './card-view.ts'
import { sizeFields } from './size-fields.ts'

type Coloured = Pick<CardView, 'articles' | 'swatches' | 'displayedColour'>
type Varied = Coloured & Pick<CardView, 'slug' | 'isQuotation'>
type VariantsPage = Parameters<typeof sizeFields>[0]

interface Colour {
  readonly variant: ProductVariant
  readonly articles: readonly ListedArticle[]
}

/** Each colour is represented by one of its articles; the card's colour comes first. */
function coloursOf({ articles, swatches, displayedColour }: Coloured): Colour[] {
  const inOrder = [...swatches].sort(
    (a, b) => Number(b.id === displayedColour) - Number(a.id === displayedColour),
  )
  return inOrder.flatMap(({ id, name, hex }) => {
    const own = articles.filter((it) => it.colourId === id)
    const [first] = own
    const variant = { VariantId: first?.number ?? '', Color: name, HexCode: hex }
    return first ? [{ variant, articles: own }] : []
  })
}

/** The variants of a product, without their sizes; empty for a single article. */
export function choicesOf(card: Coloured): readonly ProductVariant[] {
  return card.articles.length > 1 ? wholeOrColours(card).map((it) => it.variant) : []
}

/** The same with all sizes, in one grid if companies buy them so. */
export function variantsWithSizes(page: VariantsPage, card: Varied): readonly ProductVariant[] {
  const { articles, isQuotation, slug } = card
  const ofCard = { isQuotation, product: { slug } }
  const isGrid = isBoughtInGrid(page, articles) && !isQuotation
  const inGrid = isGrid ? sizeFields(page, { ...ofCard, articles, grid: articles }) : undefined
  return wholeOrColours(card).map(({ variant, articles: own }) => {
    const numbers = new Set(own.map((it) => it.number))
    const sizes =
      inGrid?.filter((it) => numbers.has(it.articleNumber)) ??
      sizeFields(page, { ...ofCard, articles: own })
    return { ...variant, sizes }
  })
}

/** A product without colours is one variant, named by its first article. */
function wholeOrColours(card: Coloured): Colour[] {
  const colours = coloursOf(card)
  const [first] = card.articles
  if (colours.length > 0 || !first) return colours
  return [{ variant: { VariantId: first.number, Color: '' }, articles: card.articles }]
}

/** Whether sizes of several colours are bought at once, as companies do. */
export function isBoughtInGrid(
  { storefront }: Pick<PageContext, 'storefront'>,
  articles: readonly ListedArticle[],
): boolean {
  const colours = new Set(articles.map((it) => it.colourId))
  return storefront === 'professional' && colours.size > 1 && articles.every((it) => it.size)
}
