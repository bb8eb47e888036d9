import { MAX_QUANTITY_DIGITS } from '../../../src/model/limits.ts'
import type { ProductType } from '../../../src/model/size-matrix.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { FavouriteButton } from '../../../src/ui/products/favourite-button.tsx'
import { loginUrlBack } from '../../platform/pages/login-url.ts'
import { type PageContext, priceAccess, seesPrices } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'
import { BuyButton, buyFormId } from '../cards/buy-button.tsx'
import { QuotationButton } from '../cards/quotation-button.tsx'
import { sizeFields, stepTexts } from '../cards/size-fields.ts'
import { expectedText, stockLevelOf, stockText } from '../cards/stock-text.ts'
import type { ProductView } from './product-view.ts'
import { SizeInputTag } from './size-input.tsx'

interface BuyAreaProps {
  readonly page: PageContext
  readonly view: ProductView
}

/**
 * How to buy the product: fields for its sizes, one article with a button, or a request for a quotation.
 */
export function BuyArea({ page, view }: BuyAreaProps) {
  if (view.isQuotation) return <Quotation page={page} view={view} />
  const [article, second] = view.articles
  if (article && !second && !article.size) {
    return <OneArticle page={page} view={view} article={article} />
  }
  return (
    <div className="shop-buy shop-buy--sizes" id="buy">
      <SizeInputTag
        page={page}
        productId={view.product.code}
        productName={view.product.name}
        fields={sizeFields(page, view)}
        productType={typeOf(page, view)}
        errors={boxErrors(view)}
        loggedOut={loginLink(page)}
      />
      {!view.grid && <ProductHeart view={view} />}
    </div>
  )
}

/** Beside the button; a matrix, whose button is far from the product's name, leaves it beside that. */
export function ProductHeart({ view: { product } }: Pick<BuyAreaProps, 'view'>) {
  return <FavouriteButton productId={product.code} name={product.name} />
}

/** Companies always see a price beside the sizes: of all variants, or of the only one. */
function typeOf({ storefront }: PageContext, { grid }: ProductView): ProductType {
  if (storefront === 'sport') return undefined
  return grid ? 'Master' : 'Item'
}

function boxErrors({ returned = {} }: ProductView): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(returned).map(([number, it]) => [number, it.error]))
}

/** The login link, or why the viewer may not buy here; it leads back to this page. */
function loginLink(page: PageContext): { text: string; href: string } | undefined {
  const access = priceAccess(page)
  if (access === 'shown') return undefined
  const text = page.t(access === 'login' ? 'product.loggedout' : 'product.business')
  return { text, href: loginUrlBack(page) }
}

interface OneArticleProps extends BuyAreaProps {
  readonly article: ListedArticle
}

function OneArticle({ page, view, article }: OneArticleProps) {
  const isOpen = seesPrices(page)
  const isOutOfStock = view.isSoldOut && page.storefront === 'sport'
  const canBuy = isOpen && !isOutOfStock
  return (
    <div className="shop-buy shop-buy--one" id="buy">
      {isOpen && (
        <p className="shop-stock" data-stock={stockLevelOf([article])}>
          {stockText(page, [article])}
        </p>
      )}
      {isOpen &&
        stepTexts(page, [article]).map((it) => (
          <p key={it} className="shop-buy__step">
            {it}
          </p>
        ))}
      <div className="shop-buy__row">
        {canBuy && <Quantity page={page} view={view} article={article} />}
        <BuyButton
          page={page}
          articleNumber={article.number}
          name={view.product.name}
          isOutOfStock={isOutOfStock}
          quantityFieldId={canBuy ? 'quantity' : undefined}
          maxQuantity={isOpen ? article.available : undefined}
          expectedText={isOpen ? expectedText(page, article) : undefined}
          login={loginLink(page)}
        />
        <ProductHeart view={view} />
      </div>
    </div>
  )
}

function Quantity({ page, view, article }: OneArticleProps) {
  return (
    <div className="shop-buy__quantity">
      <label htmlFor="quantity">{page.t('quantity.label')}</label>
      <input
        className="shop-field"
        id="quantity"
        name="quantity"
        form={buyFormId(article.number)}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={MAX_QUANTITY_DIGITS}
        autoComplete="off"
        defaultValue={view.returned?.[article.number]?.quantity ?? '1'}
      />
    </div>
  )
}

/** Products without prices: each size is added to the quotation request by itself. */
function Quotation({ page, view }: BuyAreaProps) {
  const { name } = view.product
  return (
    <div className="shop-buy shop-buy--quotation" id="buy">
      <p>{page.t('page.quotation.text')}</p>
      {view.articles.map(({ number, size }) => (
        <div key={number} className="shop-quotation-choice">
          {view.articles.length > 1 && size && <span>{size}</span>}
          <QuotationButton
            page={page}
            articleNumber={number}
            name={[name, size, view.colour?.name].filter(Boolean).join(', ')}
          />
        </div>
      ))}
      <p>
        <ButtonLink look="secondary" href={page.shop.phoneUrl}>
          {page.t('page.quotation.call')}
        </ButtonLink>
      </p>
      <ProductHeart view={view} />
    </div>
  )
}
