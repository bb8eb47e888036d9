import type { ProductView } from '../../../src/model/product-view.ts'
import { LoginLink } from '../../../src/ui/product-card/login-link.tsx'
import { CardPrice } from '../../../src/ui/product-card/product-price.tsx'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { loginUrl, loginUrlBack } from '../../platform/pages/login-url.ts'
import {
  linkTo,
  type PageContext,
  type PriceViewer,
  priceAccess,
} from '../../platform/pages/page-context.ts'
import type { DisplayedPrice } from './displayed-price.ts'
import { type PricedPage, priceWords } from './price-words.ts'

interface ListPriceProps {
  readonly page: PricedPage
  readonly product: { readonly isQuotation: boolean; readonly price?: DisplayedPrice | undefined }
}

/** The price, or "on request"; nothing if the viewer may not see prices. */
export function ListPrice({ page, product: { isQuotation, price } }: ListPriceProps) {
  return <CardPrice product={{ isQuotation, ...(price && priceWords(page, price)) }} />
}

/** A link to the login and back; nothing for viewers who see prices. */
export function LoginForPrices({ page }: { readonly page: PageContext }) {
  return <LoginLink product={loginForPrices(page)} />
}

/** The same as data of a product. */
export function loginForPrices(
  page: PageContext,
): Pick<ProductView, 'loggedOutText' | 'loggedOutHref'> {
  const access = priceAccess(page)
  if (access === 'shown') return {}
  return { loggedOutText: page.t(`price.${access}`), loggedOutHref: loginUrlBack(page) }
}

/** The login link in place of buying, for viewers who may not see prices; nothing for others. */
export function loginInstead(
  page: PriceViewer & Pick<PageContext, 'language' | 't'>,
  slug: string,
): { readonly loggedOutText?: string; readonly loggedOutHref?: string } {
  const access = priceAccess(page)
  if (access === 'shown') return {}
  return {
    loggedOutText: page.t(access === 'business' ? 'product.business' : 'product.loggedout'),
    // After a login for the price, visitors return to the product.
    loggedOutHref: loginUrl(page, linkTo(page, pathOfProduct(slug))),
  }
}
