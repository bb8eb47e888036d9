import type { ProductView } from '../../../src/model/product-view.ts'
import { CardAction } from '../../../src/ui/product-card/card-action.tsx'
import { ProductCards } from '../../../src/ui/product-card/product-cards.tsx'
import { FavouriteButton } from '../../../src/ui/products/favourite-button.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { pictureSet } from '../picture-sizes.ts'
import { BuyButton } from './buy-button.tsx'
import type { CardView } from './card-view.ts'
import { loginForPrices } from './list-price.tsx'
import { productAnswer } from './product-answer.ts'
import { choicesOf } from './product-variants.ts'
import { QuotationButton } from './quotation-button.tsx'
import { trackedProduct } from './tracked-product.ts'

interface CardGridProps {
  readonly page: PageContext
  readonly cards: readonly CardView[]
  /** The level of the heading above the cards, plus one. */
  readonly level: 2 | 3
  /** Number of pictures that load at once because they are on screen. */
  readonly eager?: number
  /** Whether all of them are favourites of the visitor. */
  readonly areFavourites?: boolean
}

/** Cards as the tags draw them, with forms for pages without script. */
export function CardGrid({ page, cards, level, eager, areFavourites = false }: CardGridProps) {
  return (
    <ProductCards
      products={cards.map((it) => productViewOf(page, it))}
      level={level}
      eager={eager}
      favourite={({ productId, name }) => (
        <FavouriteButton productId={productId} name={name} isFavourite={areFavourites} />
      )}
      action={(product, uid) => <ShopAction page={page} product={product} uid={uid} />}
    />
  )
}

/** A product as the tags show it, with what only the shop's own pages add. */
export function productViewOf(page: PageContext, card: CardView): ProductView {
  const answer = productAnswer(page, card, choicesOf(card))
  const item = trackedProduct(page, card)
  return {
    ...answer,
    // After a login for prices, visitors return to the whole list.
    ...(answer.loggedOutText && loginForPrices(page)),
    imageSet: pictureSet(card.picture),
    otherImageSet: card.otherPicture && pictureSet(card.otherPicture),
    tracked: item && JSON.stringify(item),
  }
}

interface ShopActionProps {
  readonly page: PageContext
  readonly product: ProductView
  readonly uid: string
}

export function ShopAction({ page, product, uid }: ShopActionProps) {
  const { articleNumber, name, maxQuantity } = product
  const named = { page, articleNumber, name }
  return (
    <CardAction
      product={product}
      uid={uid}
      storefront={page.storefront}
      buy={<BuyButton {...named} maxQuantity={maxQuantity} />}
      quote={<QuotationButton {...named} />}
    />
  )
}
