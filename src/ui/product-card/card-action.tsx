import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { isOneArticle, type ProductView } from '../../model/product-view.ts'
import type { Storefront } from '../../model/storefront.ts'
import { safeUrl } from '../../model/url.ts'
import { Button, ButtonLink } from '../button.tsx'
import { buttonClass } from '../buy-button/button-parts.ts'
import { PopoverPanel } from '../popover-panel.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { LoginLink } from './login-link.tsx'

interface ProductProps {
  readonly product: ProductView
}

interface CardActionProps extends ProductProps {
  /** The prefix of the ids in its sheet, unique on the page. */
  readonly uid: string
  readonly storefront?: Storefront | undefined
  /** The form that buys one article, or requests a quotation, for visitors without script. */
  readonly buy?: ReactNode
  readonly quote?: ReactNode
}

/** A product with a single article is added at once; any other opens a choice over the page. */
export function CardAction({ product, uid, storefront, buy, quote }: CardActionProps) {
  if (product.isQuotation) {
    return isOneArticle(product) ? (
      (quote ?? <Quote product={product} />)
    ) : (
      <Choose product={product} />
    )
  }
  if (product.loggedOutText) return <LoginLink product={product} />
  if (product.inStock === false) return null
  if (isOneArticle(product)) return buy ?? <Buy product={product} />
  if (coloursOf(product).length === 0) return <Choose product={product} />
  return <QuickBuySheet product={product} uid={uid} storefront={storefront} />
}

/** The colours to choose from: none for a product with sizes only. */
export function coloursOf({ variants = [] }: Pick<ProductView, 'variants'>) {
  return variants.filter((it) => it.Color !== '')
}

/** The markup that `buy-button` draws. */
function Buy({ product: { articleNumber, name, maxQuantity } }: ProductProps) {
  const most = maxQuantity !== undefined && { maxquantity: maxQuantity }
  return (
    <buy-button articlenumber={articleNumber} name={name} {...most}>
      <button
        type="button"
        className={buttonClass('buy', undefined)}
        data-act="buy"
        data-state="neutral"
      >
        {text('product.buy')}
        <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
      </button>
    </buy-button>
  )
}

function Quote({ product: { articleNumber, name } }: ProductProps) {
  return <quotation-button articlenumber={articleNumber} name={name} />
}

/** Links to a product that requires a choice, and names it for screen readers. */
export function Choose({ product: { url, name } }: ProductProps) {
  const href = safeUrl(url)
  if (!href) return null
  return (
    <ButtonLink look="secondary" className="product-card__action" href={href}>
      {text('page.choose')}
      <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
    </ButtonLink>
  )
}

/**
 * Colours and sizes of a product in a list, over the page: nothing is loaded before it is opened, and
 * without script it links to the product.
 */
function QuickBuySheet({ product, uid, storefront }: CardActionProps) {
  const href = safeUrl(product.url)
  return (
    <>
      <Button look="secondary" className="product-card__action" popoverTarget={uid}>
        {text('page.quickbuy')}
        <VisuallyHidden>{`, ${product.name}`}</VisuallyHidden>
      </Button>
      <PopoverPanel className="product-sheet" id={uid} title={product.name}>
        <div className="product-sheet__body">
          {quickBuy(product, storefront)}
          {href && (
            <p>
              <a href={href}>{text('page.quickbuy.more')}</a>
            </p>
          )}
        </div>
      </PopoverPanel>
    </>
  )
}

function quickBuy(product: ProductView, storefront: Storefront | undefined) {
  const variants = JSON.stringify(coloursOf(product), ['VariantId', 'Color', 'HexCode'])
  const href = safeUrl(product.url)
  const link = href && (
    <ButtonLink look="primary" href={href}>
      {text('page.quickbuy.choose')}
    </ButtonLink>
  )
  if (storefront !== 'professional') return <quick-buy variants={variants}>{link}</quick-buy>
  return (
    <quick-buy-professional variants={variants} producttype="Item">
      {link}
    </quick-buy-professional>
  )
}
