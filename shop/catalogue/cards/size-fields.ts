import type { SizeField } from '../../../src/contract/size-fields.ts'
import { statedPrice } from '../../../src/model/prices.ts'
import type { ReturnedBoxes } from '../../platform/pages/flash.ts'
import { type PageContext, priceView } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'
import { displayedSteps } from './displayed-price.ts'
import { vatWords } from './price-words.ts'
import { expectedText, type StockContext, stockLevelOf, stockText } from './stock-text.ts'
import { money, unitPriceOfSize } from './unit-price.ts'

/** Further sizes are folded behind "+N". */
const SHOWN_SIZES = 24
/** Fields for viewers who may not see price and stock. */
const CLOSED = { inStock: true, stockStatusText: '' }

type SizesContext = StockContext & Pick<PageContext, 'shop' | 'storefront'>

interface SizesView {
  readonly product: { readonly slug: string }
  readonly articles: readonly ListedArticle[]
  /** Articles of every colour, if they are bought in one grid. */
  readonly grid?: readonly ListedArticle[]
  readonly isQuotation: boolean
  readonly returned?: ReturnedBoxes
}

/** Data of the size fields, without price and stock for viewers who may not see them. */
export function sizeFields(page: SizesContext, view: SizesView): SizeField[] {
  const { articles, grid, isQuotation } = view
  const offered = grid ?? articles
  const sizes = [...new Set(offered.map((it) => it.size ?? it.number))]
  const ofProduct = { stepTexts: [...stepTexts(page, offered)], product: view.product.slug }
  return offered.map((article) => ({
    fieldId: article.number,
    articleNumber: article.number,
    size: article.size ?? article.number,
    visible: sizes.indexOf(article.size ?? article.number) < SHOWN_SIZES,
    ...(grid && { mastervariant: article.colour }),
    fieldValue: view.returned?.[article.number]?.quantity ?? 0,
    ...((!isQuotation && openDetails(page, article, ofProduct)) || CLOSED),
  }))
}

function openDetails(
  page: SizesContext,
  article: ListedArticle,
  ofProduct: Pick<SizeField, 'stepTexts' | 'product'>,
) {
  const amount = statedPrice(article, priceView(page))
  if (amount === undefined) return undefined
  const steps = displayedSteps([article], priceView(page))
  const vatText = vatWords(page)
  const isSport = page.storefront === 'sport'
  const expected = expectedText(page, article)
  return {
    inStock: article.available > 0 || !isSport,
    stockStatusText: stockText(page, [article]),
    ...(stockLevelOf([article]) === 'few-left' && { fewLeft: true }),
    price: money(page, amount),
    priceAmount: amount,
    ...unitPriceOfSize(page, article, amount),
    ...(vatText && { vatText }),
    ...(steps.length > 0 && {
      steps: steps.map(({ from, price }) => ({ from, priceAmount: price })),
      ...ofProduct,
    }),
    availableInStock: article.available,
    ...(expected && { expectedText: expected }),
  }
}

/** `Från 10 st: 89 kr`, for all sizes together. */
export function stepTexts(
  page: SizesContext,
  articles: readonly ListedArticle[],
): readonly string[] {
  return displayedSteps(articles, priceView(page)).map(({ from, price, isFrom }) => {
    const amount = money(page, price)
    const sum = isFrom ? page.t('price.from.inside', { sum: amount }) : amount
    return page.t('price.step', { n: from, sum })
  })
}
