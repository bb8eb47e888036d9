import type { ProductView } from '../../../src/model/product-view.ts'
import { LoginLink } from '../../../src/ui/product-card/login-link.tsx'
import { CardPrice } from '../../../src/ui/product-card/product-price.tsx'
import { loginUrlBack } from '../../platform/pages/login-url.ts'
import { type PageContext, priceAccess } from '../../platform/pages/page-context.ts'
import { type PricedPage, priceWords } from './price-words.ts'
import type { ShownPrice } from './shown-price.ts'

interface ListPriceProps {
  readonly page: PricedPage
  readonly product: { readonly isQuotation: boolean; readonly price?: ShownPrice | undefined }
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
