import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import type { Storefront } from '../../model/storefront.ts'
import { CardAction } from '../../ui/product-card/card-action.tsx'
import { ProductCard } from '../../ui/product-card/product-card.tsx'
import { ProductCards } from '../../ui/product-card/product-cards.tsx'
import { ProductAvailability, ProductPrice } from '../../ui/product-card/product-price.tsx'

/** What stands in a tag, on whatever page and whoever draws it: a browser, or a server before it. */
export interface ProductTagData {
  readonly products: readonly ProductView[]
  /** Begins the ids of what its cards open, and of nothing else on the page. */
  readonly uid: string
  readonly storefront: Storefront
}

export function priceView({ products: [product] }: ProductTagData): ReactNode {
  return product ? <ProductPrice product={product} /> : <Gone />
}

export function availabilityView({ products: [product] }: ProductTagData): ReactNode {
  return product ? <ProductAvailability product={product} /> : <Gone />
}

/** What a number or an id that nothing is sold under is shown as. */
function Gone() {
  return <span className="product-card__gone">{text('product.gone')}</span>
}

export function cardView({ products: [product], ...rest }: ProductTagData): ReactNode {
  if (!product) return <Gone />
  return <ProductCard product={product} action={<CardAction product={product} {...rest} />} />
}

export function listView({ products, ...rest }: ProductTagData): ReactNode {
  if (products.length === 0) return <p className="product-card__gone">{text('product.none')}</p>
  return <ProductCards products={products} level={3} {...rest} />
}

/** Beside words, a price that does not come is not worth a button. */
export function wordsMissing(): ReactNode {
  return <span className="product-card__gone">{text('product.failed')}</span>
}
