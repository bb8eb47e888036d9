import { subscribe } from 'valtio/vanilla'
import { emit } from '../../events/element-events.ts'
import { messageText, text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import {
  favourites,
  openFavourites,
  showFavouriteCount,
  toggleFavourite,
} from '../../state/visitor-lists/favourites.ts'
import { Icon } from '../../ui/icon.tsx'
import { HeartButton } from '../../ui/products/favourite-button.tsx'
import { removeMessage, replaceMessage } from '../message.ts'
import { draw } from '../products/draw.ts'
import { create } from '../safe-document.ts'
import { smallPart, smallParts } from '../small-element.ts'
import { table as button, type FavouriteButtonProps } from './favourite-button.table.ts'
import { table as count, type FavouriteCountProps } from './favourite-count.table.ts'

const BUTTON = '.favourite-button__button'
const MESSAGE = 'favourite-button__said'

const buttonPart = smallPart(button, startButton)

export const { define, mount } = smallParts({
  [button.tag]: buttonPart,
  [count.tag]: smallPart(count, startCount),
})

/** Lets the button show whether the product is a favourite, and change that on a press. */
function startButton(host: HTMLElement, props: FavouriteButtonProps): () => void {
  const { productId } = props
  if (!host.querySelector(BUTTON)) draw(host, <HeartButton {...props} />)
  const heart = host.querySelector<HTMLElement>(BUTTON)
  if (heart) name(heart, props)
  const isMarked = () => favourites.productIds.includes(productId)
  const show = () => heart?.setAttribute('aria-pressed', String(isMarked()))

  const press = async () => {
    removeMessage(host, MESSAGE)
    const toggled = toggleFavourite(productId)
    show()
    const message = await toggled
    if (message) replaceMessage(host, MESSAGE, messageText(message))
    emit(host, 'courtside:favourites-changed', { productId, isMarked: isMarked() })
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void press()
  }
  heart?.addEventListener('click', onClick)
  const unsubscribe = subscribe(favourites, show)
  void openFavourites()
  show()
  return () => {
    heart?.removeEventListener('click', onClick)
    unsubscribe()
  }
}

/** Constant, pressed or not: `aria-pressed` holds the state. */
function name(heart: HTMLElement, { name, label }: FavouriteButtonProps): void {
  heart.setAttribute('aria-label', text('favourite.of', { name }))
  const words = heart.querySelector('span') ?? create('span')
  words.textContent = label ?? ''
  if (label) heart.append(words)
  else words.remove()
}

/** The tag as the page writes it, with any prefix. */
const COUNT_TAG = new RegExp(`${count.tag}$`)

/**
 * The state itself updates the number wherever the page shows one. The page's hearts show their state
 * before anybody comes near them.
 */
function startCount(host: HTMLElement, { listUrl }: FavouriteCountProps): () => void {
  if (!host.querySelector('a')) draw(host, <CountLink url={safeUrl(listUrl) ?? ''} />)
  const { localName } = host
  if (COUNT_TAG.test(localName)) buttonPart.define(localName.replace(COUNT_TAG, button.tag))
  void openFavourites()
  showFavouriteCount()
  return () => {}
}

function CountLink({ url }: { readonly url: string }) {
  return (
    <a href={url} hidden={true}>
      <Icon name="heart" />
      {text('favourite.title')} <span data-favourite-count="" />
    </a>
  )
}
