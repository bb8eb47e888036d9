import { text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import { UnavailableSection } from '../../ui/products/unavailable-section.tsx'
import { drawn } from '../products/draw.ts'
import { emptyList, heart, ListedCards } from '../products/listed-products.tsx'

export function waitView() {
  return <p data-wait="">{text('favourite.list.busy')}</p>
}

/** What is marked as cards, and below them what the shop sells none of, whose names nobody knows here. */
export function markedGoods(
  host: HTMLElement,
  products: readonly ProductView[],
  gone: readonly string[],
): DocumentFragment {
  if (products.length + gone.length === 0) return emptyList(host, 'favourite.none')
  const words = text('favourite.gone.one')
  return drawn(
    <>
      {products.length > 0 && <ListedCards host={host} products={products} level={2} />}
      <UnavailableSection
        products={gone.map((productId) => ({ productId, name: words, words }))}
        heart={heart}
      />
    </>,
  )
}
