import { subscribe } from 'valtio/vanilla'
import {
  favourites,
  openFavourites,
  refreshFavourites,
} from '../../state/visitor-lists/favourites.ts'
import { drawn } from '../products/draw.ts'
import { listAddress, showListedProducts } from '../products/listed-products.tsx'
import { renew } from '../products/renew.ts'
import { smallPart } from '../small-element.ts'
import { markedGoods, waitView } from './favourite-cards.tsx'
import { type FavouriteListProps, table } from './favourite-list.table.ts'

const DRAWN = '[data-favourites]'

export const { define, mount } = smallPart(table, start)

/**
 * Shows what is marked. What loses its mark stays in sight, so that it can be marked again; what is
 * marked elsewhere comes in.
 */
function start(host: HTMLElement, props: FavouriteListProps): (() => void) | undefined {
  const listUrl = listAddress(host, table.tag, props.listUrl)
  if (!listUrl) return undefined
  const place = host.querySelector<HTMLElement>(DRAWN) ?? host
  const named = place.dataset.favourites?.split(',').filter(Boolean)
  let shown: readonly string[] | undefined = named
  let stop = () => {}
  if (host.childElementCount === 0) host.append(drawn(waitView()))

  const bring = () => {
    const wanted = favourites.productIds
    if (shown && wanted.every((it) => shown?.includes(it))) return
    shown = wanted
    stop()
    stop = showListedProducts(host, {
      ids: wanted,
      listUrl,
      failed: 'favourite.list.failed',
      show: (products) => {
        const isGone = (id: string) =>
          !named?.includes(id) && !products.some(({ productId }) => productId === id)
        renew(place, markedGoods(host, products, wanted.filter(isGone)))
      },
    })
  }

  void refreshFavourites().then(bring)
  const unsubscribe = subscribe(favourites, () => void openFavourites().then(bring))
  return () => {
    unsubscribe()
    stop()
  }
}
