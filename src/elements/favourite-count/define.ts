import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { openFavourites, showFavouriteCount } from '../../state/visitor-lists/favourites.ts'
import { table as button } from '../favourites/button.table.ts'
import { createIcon } from '../favourites/create-icon.ts'
import { buttonPart } from '../favourites/start-button.ts'
import { create } from '../safe-document.ts'
import { smallPart } from '../small-element.ts'
import { type FavouriteCountProps, table } from './favourite-count.table.ts'

/** As the page calls it, with what may stand before it. */
const TAG = new RegExp(`${table.tag}$`)

export const { define, mount } = smallPart(table, start)

/**
 * The state itself writes the number wherever the page shows one. What stands marked on the page is
 * shown so before anybody comes near it.
 */
function start(host: HTMLElement, { listUrl }: FavouriteCountProps): () => void {
  if (!host.querySelector('a')) host.append(draw(listUrl))
  const { localName } = host
  if (TAG.test(localName)) buttonPart.define(localName.replace(TAG, button.tag))
  void openFavourites()
  showFavouriteCount()
  return () => {}
}

function draw(listUrl: string): HTMLAnchorElement {
  const link = create('a')
  link.href = safeUrl(listUrl) ?? ''
  link.hidden = true
  const count = create('span')
  count.dataset.favouriteCount = ''
  link.append(createIcon('heart'), `${text('favourite.title')} `, count)
  return link
}
