import { MAX_QUANTITY_DIGITS } from '../../../model/limits.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { stockText } from '../cards/stock-text.ts'
import type { ListedArticle } from '../listing-queries.ts'
import { BuyButton, buyFormId } from './buy-button.tsx'
import type { ProductView } from './product-view.ts'
import { sizeFields } from './size-fields.ts'
import { SizeInputTag } from './size-input.tsx'

interface BuyAreaProps {
  readonly page: PageContext
  readonly view: ProductView
}

/** The way to buy: sizes with boxes, one article with a button, or a question for an offer. */
export function BuyArea({ page, view }: BuyAreaProps) {
  if (view.isQuotation) return <Quotation page={page} />
  const [article, second] = view.articles
  if (article && !second && !article.size) {
    return <OneArticle page={page} view={view} article={article} />
  }
  const loggedOut = { text: page.t('product.loggedout'), href: loginUrl(page) }
  return (
    <div className="shop-buy" id="buy">
      <SizeInputTag
        page={page}
        productId={view.product.code}
        productName={view.product.name}
        fields={sizeFields(page, view)}
        errors={boxErrors(view)}
        loggedOut={seesPrices(page) ? undefined : loggedOut}
      />
    </div>
  )
}

function boxErrors({ returned = {} }: ProductView): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(returned).map(([number, it]) => [number, it.error]))
}

/** To the login, and back to this very place. */
function loginUrl(page: PageContext): string {
  return `${linkTo(page, '/login')}?returnTo=${encodeURIComponent(linkTo(page, page.path))}`
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
        <p className="shop-stock" data-stock={isOutOfStock ? 'out-of-stock' : undefined}>
          {stockText(page, [article])}
        </p>
      )}
      <div className="shop-buy__row">
        {canBuy && <Quantity page={page} view={view} article={article} />}
        <BuyButton
          page={page}
          articleNumber={article.number}
          name={view.product.name}
          isOutOfStock={isOutOfStock}
          quantityFieldId={canBuy ? 'quantity' : undefined}
          maxQuantity={isOpen && page.storefront === 'sport' ? article.available : undefined}
          loginUrl={isOpen ? undefined : loginUrl(page)}
        />
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

/** No price is shown and nothing goes in the cart; a person answers. */
function Quotation({ page }: Pick<BuyAreaProps, 'page'>) {
  return (
    <div className="shop-buy shop-buy--quotation" id="buy">
      <p>{page.t('page.quotation.text')}</p>
      <p>
        <ButtonLink look="primary" href={`mailto:${page.shop.contact.email}`}>
          {page.t('page.quotation.mail')}
        </ButtonLink>{' '}
        <ButtonLink look="secondary" href={page.shop.phoneUrl}>
          {page.t('page.quotation.call')}
        </ButtonLink>
      </p>
    </div>
  )
}
