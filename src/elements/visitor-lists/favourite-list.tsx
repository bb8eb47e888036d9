import { subscribe } from 'valtio/vanilla'
import { text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import {
  favourites,
  openFavourites,
  refreshFavourites,
} from '../../state/visitor-lists/favourites.ts'
import { UnavailableSection } from '../../ui/products/unavailable-section.tsx'
import { draw, drawView } from '../products/draw.ts'
import { renew } from '../products/update-nodes.ts'
import { type FavouriteListProps, table } from './favourite-list.table.ts'
import { emptyList, heart, ListedCards, listAddress, listProducts } from './listed-products.tsx'

/**
 * Shows the favourites. A product that is unmarked stays visible, so that it can be marked again; a product
 * that is marked elsewhere is added.
 */
export function startFavourites(
  host: HTMLElement,
  props: FavouriteListProps,
): (() => void) | undefined {
  const listUrl = listAddress(host, table.tag, props.listUrl)
  if (!listUrl) return undefined
  const place = host.querySelector<HTMLElement>('[data-favourites]') ?? host
  const byServer = place.dataset.favourites?.split(',').filter(Boolean)
  let listed: readonly string[] | undefined = byServer
  if (host.childElementCount === 0) draw(host, <p data-wait="">{text('favourite.list.busy')}</p>)

  const list = listProducts(host, {
    listUrl,
    failed: 'favourite.list.failed',
    show(products) {
      const shown = [...(byServer ?? []), ...products.map((it) => it.productId)]
      const unavailable = (listed ?? []).filter((it) => !shown.includes(it))
      renew(place, viewOf(host, products, unavailable))
    },
  })
  const bring = () => {
    const ids = favourites.productIds
    if (listed && ids.every((it) => listed?.includes(it))) return
    listed = ids
    list.bring(ids)
  }
  void refreshFavourites().then(bring)
  const unsubscribe = subscribe(favourites, () => void openFavourites().then(bring))
  return () => {
    unsubscribe()
    list.stop()
  }
}

/** Cards, and below them the products that the shop no longer sells, whose names are unknown here. */
function viewOf(
  host: HTMLElement,
  products: readonly ProductView[],
  unavailable: readonly string[],
): DocumentFragment {
  if (products.length + unavailable.length === 0) return emptyList(host, 'favourite.none')
  const words = text('favourite.gone.one')
  return drawView(
    <>
      {products.length > 0 && <ListedCards host={host} products={products} level={2} />}
      <UnavailableSection
        products={unavailable.map((productId) => ({ productId, name: words, words }))}
        heart={heart}
      />
    </>,
  )
}
