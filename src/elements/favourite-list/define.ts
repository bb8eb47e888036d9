import { subscribe } from 'valtio/vanilla'
import { text } from '../../i18n/text.ts'
import { ownUrl } from '../../model/url.ts'
import { favourites, openFavourites, refreshFavourites } from '../../state/favourites/state.ts'
import { productsUrl } from '../../state/product-cards.ts'
import { reportAttribute } from '../diagnostics.ts'
import { create } from '../own-document.ts'
import { bringGoods } from '../products/bring-goods.ts'
import { smallPart } from '../small-element.ts'
import { type FavouriteListProps, table } from './favourite-list.table.ts'

const GOODS = '[data-favourites]'

const WAITS = '[data-favourites-wait]'

export const { define, mount } = smallPart(table, start)

/**
 * Shows what is marked. What loses its mark stays in sight, so that it can be marked again; what is
 * marked elsewhere comes in.
 */
function start(host: HTMLElement, { listUrl }: FavouriteListProps): (() => void) | undefined {
  const own = ownUrl(listUrl)
  if (!own) return refuse(host)
  let running: AbortController | undefined
  let shown = drawnIds(host)
  if (host.childElementCount === 0) wait(host)

  const bring = async () => {
    const wanted = favourites.productIds
    const isDrawn = !host.querySelector(WAITS)
    if (isDrawn && wanted.every((it) => shown.includes(it))) return
    running?.abort()
    running = new AbortController()
    const { signal } = running
    const goods = { url: productsUrl(own, wanted), selector: GOODS, signal }
    if (await bringGoods(host, { ...goods, failed: 'favourite.list.failed' })) shown = wanted
    else if (!signal.aborted) host.querySelector(`p${WAITS}`)?.remove()
  }

  void refreshFavourites().then(bring)
  const unsubscribe = subscribe(favourites, () => void openFavourites().then(bring))
  return () => {
    unsubscribe()
    running?.abort()
  }
}

function drawnIds(host: HTMLElement): readonly string[] {
  const written = host.querySelector<HTMLElement>(GOODS)?.dataset.favourites
  return written ? written.split(',') : []
}

/** What another site draws is not taken into this page. */
function refuse(host: HTMLElement): undefined {
  reportAttribute(host, table.tag, 'listurl', 'expected an address of this site')
}

function wait(host: HTMLElement): void {
  const words = create('p')
  words.dataset.favouritesWait = ''
  words.textContent = text('favourite.list.busy')
  host.append(words)
}
