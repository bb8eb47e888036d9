import { text } from '../../i18n/text.ts'
import type { ShownProduct } from '../../model/product-view.ts'
import { GoneSection } from '../../ui/goods/gone-section.tsx'
import { drawn } from '../products/draw.ts'
import { GoodsCards, heart, noGoods } from '../products/goods.tsx'

export function waitView() {
  return <p data-wait="">{text('favourite.list.busy')}</p>
}

/** What is marked as cards, and below them what the shop sells none of, whose names nobody knows here. */
export function markedGoods(
  host: HTMLElement,
  products: readonly ShownProduct[],
  gone: readonly string[],
): DocumentFragment {
  if (products.length + gone.length === 0) return noGoods(host, 'favourite.none')
  const words = text('favourite.gone.one')
  return drawn(
    <>
      {products.length > 0 && <GoodsCards host={host} products={products} level={2} />}
      <GoneSection
        goods={gone.map((productId) => ({ productId, name: words, words }))}
        heart={heart}
      />
    </>,
  )
}
