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

/** The price, or that it is for quotation; nothing where it may not be seen. */
export function ListPrice({ page, product: { isQuotation, price } }: ListPriceProps) {
  return <CardPrice product={{ isQuotation, ...(price && priceWords(page, price)) }} />
}

/** The way to prices and back again; nothing for those who see them already. */
export function LoginForPrices({ page }: { readonly page: PageContext }) {
  return <LoginLink product={loginForPrices(page)} />
}

/** The same, in place of the way to one product. */
export function loginForPrices(
  page: PageContext,
): Pick<ProductView, 'loggedOutText' | 'loggedOutHref'> {
  const access = priceAccess(page)
  if (access === 'shown') return {}
  return { loggedOutText: page.t(`price.${access}`), loggedOutHref: loginUrlBack(page) }
}

/** What stands in place of buying for those who may not see prices; nothing for the others. */
export function loginInstead(
  page: PriceViewer & Pick<PageContext, 'language' | 't'>,
  slug: string,
): { readonly loggedOutText?: string; readonly loggedOutHref?: string } {
  const access = priceAccess(page)
  if (access === 'shown') return {}
  return {
    loggedOutText: page.t(access === 'business' ? 'product.business' : 'product.loggedout'),
    // Whoever logs in to see the price comes back to the product.
    loggedOutHref: loginUrl(page, linkTo(page, pathOfProduct(slug))),
  }
}
