import { PriceTag } from '../../../src/ui/price.tsx'
import { loginUrlBack } from '../../platform/pages/login-url.ts'
import {
  type Onlooker,
  type PageContext,
  priceAccess,
  statesVat,
} from '../../platform/pages/page-context.ts'
import type { ShownPrice } from './shown-price.ts'
import { money, unitPriceTag } from './unit-price.ts'

/** Of a page, what the price of a product depends on. */
export type PricedPage = Onlooker & Pick<PageContext, 'language' | 'shop' | 't'>

interface ListPriceProps {
  readonly page: PricedPage
  readonly product: { readonly isQuotation: boolean; readonly price?: ShownPrice | undefined }
}

/**
 * The price, or that it is for quotation; nothing where it may not be seen. Holds no link, so that
 * it can stand in one.
 */
export function ListPrice({ page, product: { isQuotation, price } }: ListPriceProps) {
  if (isQuotation) return <PriceTag words={page.t('product.quotation')} />
  if (!price) return null
  const sum = money(page, price.amount)
  return (
    <PriceTag
      words={price.isFrom ? page.t('price.from', { sum }) : sum}
      vat={vatWords(page)}
      unit={price.perUnit && unitPriceTag(page, price.perUnit)}
      lowest={
        price.lowest30 === undefined
          ? undefined
          : { label: page.t('page.lowest30'), price: money(page, price.lowest30) }
      }
    />
  )
}

/** What goes with a price: private customers' is with VAT, and needs no word in a list. */
export function vatWords(
  page: Pick<PricedPage, 'storefront' | 'visitor' | 't'>,
): string | undefined {
  if (page.storefront === 'sport') return undefined
  return page.t(statesVat(page) ? 'price.incvat' : 'price.exvat')
}

/** The way to prices and back again; nothing for those who see them already. */
export function LoginForPrices({ page }: { readonly page: PageContext }) {
  const access = priceAccess(page)
  if (access === 'shown') return null
  return (
    <a className="shop-price-login" href={loginUrlBack(page)}>
      {page.t(`price.${access}`)}
    </a>
  )
}

interface BadgeProps {
  readonly kind: 'out' | 'campaign' | 'new'
  readonly words: string
}

/** One word over a picture, or beside a price. */
export function Badge({ kind, words }: BadgeProps) {
  return <span className={`shop-badge shop-badge--${kind}`}>{words}</span>
}
