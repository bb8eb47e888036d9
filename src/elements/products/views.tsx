import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import type { Storefront } from '../../model/storefront.ts'
import { CardAction } from '../../ui/product-card/card-action.tsx'
import { ProductCard } from '../../ui/product-card/product-card.tsx'
import { ProductCards } from '../../ui/product-card/product-cards.tsx'
import { ProductAvailability, ProductPrice } from '../../ui/product-card/product-price.tsx'

/** The content of a tag, whoever draws it: a browser, or a server before it. */
export interface ProductTagData {
  readonly products: readonly ProductView[]
  /** The prefix of the ids in its cards, unique on the page. */
  readonly uid: string
  readonly storefront: Storefront
}

export function priceView({ products: [product] }: ProductTagData): ReactNode {
  return product ? <ProductPrice product={product} /> : <Gone />
}

export function availabilityView({ products: [product] }: ProductTagData): ReactNode {
  return product ? <ProductAvailability product={product} /> : <Gone />
}

/** Stands for a number or an id under which nothing is sold. */
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

/** Within a text, a missing price does not justify a button. */
export function wordsMissing(): ReactNode {
  return <span className="product-card__gone">{text('product.failed')}</span>
}
