import { PriceTag } from '../../../ui/price.tsx'
import {
  linkTo,
  type PageContext,
  type PriceView,
  seesPrices,
} from '../../platform/pages/page-context.ts'
import { money } from './price-tag.ts'
import type { ShownPrice } from './shown-price.ts'

/** Of a page, what the price of a product depends on. */
export type PricedPage = PriceView & Pick<PageContext, 'language' | 'shop' | 't'>

interface ListPriceProps {
  readonly page: PricedPage
  readonly product: { readonly isQuotation: boolean; readonly price?: ShownPrice }
}

/**
 * The price, or what stands in its place: that it is for quotation, or seen after a login. Holds no
 * link, so that it can stand in one.
 */
export function ListPrice({ page, product: { isQuotation, price } }: ListPriceProps) {
  if (isQuotation) return <PriceTag words={page.t('product.quotation')} />
  if (!seesPrices(page)) return <PriceTag words={page.t('price.login')} />
  if (!price) return null
  const sum = money(page, price.amount)
  return (
    <PriceTag
      words={price.isFrom ? page.t('price.from', { sum }) : sum}
      includesVat={page.storefront === 'sport'}
      lowest={
        price.lowest30 === undefined
          ? undefined
          : { label: page.t('page.lowest30'), price: money(page, price.lowest30) }
      }
    />
  )
}

/** The way to prices and back again; nothing for those who see them already. */
export function LoginForPrices({ page }: { readonly page: PageContext }) {
  if (seesPrices(page)) return null
  const back = encodeURIComponent(linkTo(page, page.path))
  return (
    <a className="shop-price-login" href={`${linkTo(page, '/login')}?returnTo=${back}`}>
      {page.t('price.login')}
    </a>
  )
}
