import type { FavouriteCount } from '../../src/model/visitor-lists.ts'
import { Icon } from '../../src/ui/icon.tsx'
import { CartLink } from '../../src/ui/mini-cart/cart-button.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { WaitingNotice } from '../approvals/waiting-notice.tsx'
import type { CartSummary } from '../cart/view/cart-summary.ts'
import { emptyCartAttributes, emptyCartLink } from '../cart/view/empty-cart-link.ts'
import {
  ACCOUNT_PATH,
  FAVOURITES_PATH,
  QUICK_ORDER_PATH,
  QUOTATION_PATH,
} from '../paths/shop-paths.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { loginUrl, loginUrlForPrices } from '../platform/pages/login-url.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { PersonalParts } from '../platform/pages/page-template.ts'
import { FlashNotice } from './flash-notice.tsx'

/** The viewer's counts in the header. */
interface HeaderCounts {
  readonly cart: CartSummary
  /** Products in the quotation list. */
  readonly quotations: number
  /** Favourites by the browser's cookie; absent if unknown. */
  readonly favourites: FavouriteCount | undefined
}

export function personalParts(
  page: PageContext,
  { cart, quotations, favourites }: HeaderCounts,
  flash?: Flash,
): PersonalParts {
  const headerLinks = (
    <>
      <QuickOrderLink page={page} />
      <QuotationLink page={page} quotations={quotations} />
      <FavouriteLink page={page} favourites={favourites} />
      <Account page={page} />
    </>
  )
  return {
    headerLinks,
    headerButton: <MiniCart page={page} cart={cart} />,
    notice: (
      <>
        {flash && <FlashNotice page={page} flash={flash} />}
        {page.storefront === 'professional' && bareUrl(page.path) === '/' && (
          <WaitingNotice page={page} />
        )}
      </>
    ),
  }
}

type Part<Count extends keyof HeaderCounts> = { readonly page: PageContext } & Pick<
  HeaderCounts,
  Count
>

/** Beside the account on wide screens; elsewhere only in the menu. */
function QuickOrderLink({ page }: { readonly page: PageContext }) {
  if (page.storefront === 'sport') return null
  return (
    <a className="shop-header__link shop-header__more" href={linkTo(page, QUICK_ORDER_PATH)}>
      <Icon name="table" />
      {page.t('page.quickorder')}
    </a>
  )
}

/** The quotation list with its number of products; on the sport storefront only if it has any. */
function QuotationLink({ page, quotations }: Part<'quotations'>) {
  const { storefront, t } = page
  if (storefront === 'sport' && quotations === 0) return null
  return (
    <a className="shop-header__link" href={linkTo(page, QUOTATION_PATH)}>
      <Icon name="document" />
      <span className="shop-header__word">{t('page.quotation.list')}</span>
      <span className="shop-header__count" data-quotation-count="">
        {quotations}
      </span>
    </a>
  )
}

/**
 * The link to the favourites, hidden while there are none. If there are any, or an account may have some, the
 * element loads without waiting for an interaction, so that the buttons show their state.
 */
function FavouriteLink({ page, favourites }: Part<'favourites'>) {
  const { viewer, t } = page
  const isOwn = viewer.isAuthenticated || !favourites?.isOfAccount
  const count = isOwn ? (favourites?.count ?? 0) : 0
  const hasFavourites = viewer.isAuthenticated || (favourites?.count ?? 0) > 0
  const url = linkTo(page, FAVOURITES_PATH)
  return (
    <favourite-count listurl={url} {...(hasFavourites && { 'data-wake': 'idle' })}>
      <a className="shop-header__link" href={url} hidden={count === 0}>
        <Icon name="heart" />
        <span className="shop-header__word">{t('favourite.title')}</span>
        <span className="shop-header__count" data-favourite-count="">
          {count}
        </span>
      </a>
    </favourite-count>
  )
}

/** The link to the account, with what awaits an approver, or to the login, which returns to the current page. */
function Account({ page }: { readonly page: PageContext }) {
  const { isAuthenticated, company, name = '', toApprove } = page.viewer
  const back = page.path.startsWith('/login') ? '/' : page.path
  const url = isAuthenticated ? linkTo(page, ACCOUNT_PATH) : loginUrl(page, linkTo(page, back))
  const word = page.t(isAuthenticated ? 'page.account' : 'login.submit')
  return (
    <a className="shop-header__link" href={url} rel={isAuthenticated ? undefined : 'nofollow'}>
      <Icon name="person" />
      <span className="shop-header__word">{word}</span>
      {toApprove && (
        <span className="shop-header__count">
          {toApprove.count}
          <VisuallyHidden>{` ${page.t('approvals.count')}`}</VisuallyHidden>
        </span>
      )}
      {isAuthenticated && <span className="shop-header__name">{company ?? name}</span>}
    </a>
  )
}

/** The cart button: a link to the cart, until the element makes it open the panel. */
function MiniCart({ page, cart: { quantity, total } }: Part<'cart'>) {
  const cartUrl = linkTo(page, '/cart')
  const loginUrl = loginUrlForPrices(page)
  return (
    <mini-cart
      carturl={cartUrl}
      data-courtside-visitor={page.viewer.mark}
      {...emptyCartAttributes(emptyCartLink(page))}
      {...(loginUrl !== undefined && { loginurl: loginUrl })}
    >
      <CartLink url={cartUrl} pieces={quantity} total={total} />
    </mini-cart>
  )
}
