import { subscribe } from 'valtio/vanilla'
import { text } from '../../i18n/text.ts'
import { ownUrl } from '../../model/url.ts'
import { favouritesUrl, fetchGoods } from '../../state/favourites/cards.ts'
import { favourites, openFavourites, refreshFavourites } from '../../state/favourites/state.ts'
import { reportAttribute } from '../diagnostics.ts'
import { create } from '../own-document.ts'
import { type FavouriteListProps, table } from './favourite-list.table.ts'

const FAILED = 'favourite-list__failed'
const WAITS = '[data-favourites-wait]'

/**
 * Shows what is marked. What loses its mark stays in sight, so that it can be marked again; what is
 * marked elsewhere comes in.
 */
export function start(
  host: HTMLElement,
  { listUrl }: FavouriteListProps,
): (() => void) | undefined {
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
    const url = favouritesUrl(own, wanted)
    host.ariaBusy = 'true'
    try {
      const goods = await fetchGoods(url, signal)
      host.replaceChildren(goods)
      shown = wanted
      host.ariaBusy = null
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      host.ariaBusy = null
      fail(host, url)
    }
  }

  void refreshFavourites().then(bring)
  const unsubscribe = subscribe(favourites, () => void openFavourites().then(bring))
  return () => {
    unsubscribe()
    running?.abort()
  }
}

function drawnIds(host: HTMLElement): readonly string[] {
  const written = host.querySelector<HTMLElement>('[data-favourites]')?.dataset.favourites
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

/** The link leads to the same goods as a page. */
function fail(host: HTMLElement, url: string): void {
  host.querySelector(`.${FAILED}`)?.remove()
  host.querySelector(`p${WAITS}`)?.remove()
  const said = create('p')
  said.className = FAILED
  said.setAttribute('role', 'alert')
  const link = create('a')
  link.href = url
  link.textContent = text('error.retry')
  said.append(`${text('favourite.list.failed')} `, link)
  host.prepend(said)
}
