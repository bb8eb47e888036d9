import type { ReactNode } from 'react'
import type { Cart } from '../../../src/contract/cart.ts'
import { unitOf } from '../../../src/model/currency.ts'
import { trackedCart } from '../../../src/model/tracked-item.ts'
import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { RecentlyViewedRow } from '../../catalogue/visitor-lists/recently-viewed-row.tsx'
import { ORDER_LISTS_PATH, QUOTATION_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { PageEvent } from '../../platform/pages/page-event.tsx'
import { PageForm } from '../../platform/pages/page-form.tsx'
import { DrawnCartTable } from './cart-table.tsx'
import { WayBack } from './way-back.tsx'

interface Beside {
  /** Products beside an empty cart. */
  readonly suggested: ReactNode
  /** The host of the page that the visitor came from, if they can go back to it. */
  readonly before: string | undefined
  /** The row that a form has just changed. */
  readonly changed: string | number | undefined
}

export function cartPage(
  page: PageContext,
  cart: Cart,
  { suggested, before, changed }: Beside,
): PageContent {
  const title = page.t('cart.title')
  const isEmpty = cart.orderRows.length === 0
  const facts = trackedCart(cart, unitOf(cart.currency))
  return {
    title,
    isPrivate: true,
    isShort: isEmpty,
    look: 'cart',
    main: drawPage(
      page,
      <>
        <div className="shop-cart">
          <div className="shop-cart__head">
            <h1>{title}</h1>
            <WaysOn page={page} cart={cart} before={before} />
          </div>
          <DrawnCartTable page={page} cart={cart} changed={changed} />
          {suggested}
          {cart.hasQuotationProductInCart && <AskForQuotation page={page} />}
          {facts && <PageEvent page={page} name="view_cart" facts={facts} />}
        </div>
        {isEmpty && <RecentlyViewedRow page={page} />}
      </>,
    ),
  }
}

/**
 * Requests a quotation for all products without a price; they stay in the cart until an offer is
 * accepted.
 */
function AskForQuotation({ page }: { readonly page: PageContext }) {
  return (
    <PageForm className="shop-cart__quotation" page={page} path={`${QUOTATION_PATH}/cart`}>
      <p>{page.t('cart.quotation.why')}</p>
      <Button look="secondary" type="submit">
        {page.t('cart.quotation.ask')}
      </Button>
    </PageForm>
  )
}

interface WaysOnProps extends Pick<Beside, 'before'> {
  readonly page: PageContext
  readonly cart: Cart
}

function WaysOn({ page, cart, before }: WaysOnProps) {
  const hasRows = cart.orderRows.length > 0
  if (!hasRows && !before) return null
  return (
    <div className="shop-cart__ways">
      {before && <WayBack page={page} host={before} />}
      {hasRows && (
        <ButtonLink look="quiet" href={linkTo(page, '/')}>
          {page.t('cart.continue')}
        </ButtonLink>
      )}
      {hasRows && page.viewer.isBusiness && (
        <ButtonLink look="quiet" href={`${linkTo(page, ORDER_LISTS_PATH)}#from-cart`}>
          {page.t('orderlist.fromcart')}
        </ButtonLink>
      )}
    </div>
  )
}
