import type { ReactNode } from 'react'
import type { ProductView } from '../../model/product-view.ts'
import type { Storefront } from '../../model/storefront.ts'
import { CardAction } from './card-action.tsx'
import { LoginLink } from './login-link.tsx'
import { type HeadingLevel, ProductCard, uidOf } from './product-card.tsx'

interface ProductCardsProps {
  readonly products: readonly ProductView[]
  /** The level of the heading above the cards, plus one. */
  readonly level: HeadingLevel
  /** The number of pictures that are visible at first. */
  readonly eager?: number | undefined
  readonly storefront?: Storefront | undefined
  /** The prefix of the cards' ids, if the page may show the same products elsewhere. */
  readonly uid?: string | undefined
  readonly favourite?: ((product: ProductView) => ReactNode) | undefined
  readonly action?: ((product: ProductView, uid: string) => ReactNode) | undefined
}

/** Products as a grid of cards; the link to the login is above it, once for all of them. */
export function ProductCards({ products, level, eager = 0, ...slots }: ProductCardsProps) {
  const { storefront, uid: prefix, favourite, action = usual } = slots
  function usual(product: ProductView, uid: string): ReactNode {
    return <CardAction product={product} uid={uid} storefront={storefront} />
  }

  const hidden = products.find((it) => it.loggedOutText)
  return (
    <>
      {hidden && <LoginLink product={hidden} />}
      <ul className="product-cards">
        {products.map((product, index) => {
          const uid = prefix ? `${prefix}:${index}` : uidOf(product)
          return (
            <ProductCard
              key={`${product.productId} ${product.articleNumber}`}
              product={product}
              level={level}
              isEager={index < eager}
              favourite={favourite?.(product)}
              action={product.loggedOutText ? null : action(product, uid)}
              as="li"
            />
          )
        })}
      </ul>
    </>
  )
}
