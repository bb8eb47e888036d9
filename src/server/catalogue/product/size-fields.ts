import type { SizeField } from '../../../contract/size-fields.ts'
import { type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { money } from '../cards/price-tag.ts'
import { amountOf } from '../cards/shown-price.ts'
import { type StockContext, stockText } from '../cards/stock-text.ts'
import type { ListedArticle } from '../listing-queries.ts'
import type { ProductView } from './product-view.ts'

/** Sizes beyond this many are folded behind "+N". */
const SHOWN_SIZES = 24

type SizesContext = StockContext & Pick<PageContext, 'shop' | 'storefront'>
type SizesView = Pick<ProductView, 'articles' | 'isQuotation' | 'returned'>

/** What the size boxes know: nothing of price and stock for those who may not see them. */
export function sizeFields(page: SizesContext, view: SizesView): SizeField[] {
  const isOpen = seesPrices(page) && !view.isQuotation
  return view.articles.map((article, index) => ({
    fieldId: article.number,
    articleNumber: article.number,
    size: article.size ?? article.number,
    visible: index < SHOWN_SIZES,
    fieldValue: Number(view.returned?.[article.number]?.quantity) || 0,
    ...(isOpen ? openDetails(page, article) : { inStock: true, stockStatusText: '' }),
  }))
}

function openDetails(page: SizesContext, article: ListedArticle) {
  const amount = amountOf(article, page.storefront)
  const isSport = page.storefront === 'sport'
  return {
    inStock: article.available > 0 || !isSport,
    stockStatusText: stockText(page, [article]),
    price: money(page, amount),
    priceAmount: amount,
    // Professionals may order beyond the stock, so that nothing is held against it.
    ...(isSport && { availableInStock: article.available }),
  }
}
