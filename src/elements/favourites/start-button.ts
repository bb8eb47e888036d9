import { subscribe } from 'valtio/vanilla'
import { emit } from '../../events/element-events.ts'
import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import {
  favourites,
  openFavourites,
  toggleFavourite,
} from '../../state/visitor-lists/favourites.ts'
import { create } from '../safe-document.ts'
import { smallPart } from '../small-element.ts'
import { type FavouriteButtonProps, table } from './button.table.ts'
import { createIcon } from './create-icon.ts'

export const buttonPart = smallPart(table, startButton)

const BUTTON = '.favourite-button__button'
const SAID = 'favourite-button__said'

/** Lets the button say whether the product is marked, and change that when it is pressed. */
function startButton(host: HTMLElement, props: FavouriteButtonProps): () => void {
  const { productId } = props
  const button = host.querySelector<HTMLButtonElement>(BUTTON) ?? host.appendChild(draw(props))
  name(button, props)
  const isMarked = () => favourites.productIds.includes(productId)
  const show = () => button.setAttribute('aria-pressed', String(isMarked()))

  const press = async () => {
    say(host, undefined)
    const said = toggleFavourite(productId)
    show()
    say(host, await said)
    emit(host, 'courtside:favourites-changed', { productId, isMarked: isMarked() })
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void press()
  }
  button.addEventListener('click', onClick)
  const unsubscribe = subscribe(favourites, show)
  void openFavourites()
  show()
  return () => {
    button.removeEventListener('click', onClick)
    unsubscribe()
  }
}

function draw({ productId }: FavouriteButtonProps): HTMLButtonElement {
  const button = create('button')
  button.className = BUTTON.slice(1)
  button.type = 'button'
  button.value = productId
  button.dataset.act = 'favourite'
  button.append(createIcon('heart'))
  return button
}

/** Constant, whether it is pressed or not: that is what `aria-pressed` says. */
function name(button: HTMLButtonElement, { name, label }: FavouriteButtonProps): void {
  button.setAttribute('aria-label', text('favourite.of', { name }))
  const words = button.querySelector('span') ?? create('span')
  words.textContent = label ?? ''
  if (label) button.append(words)
  else words.remove()
}

/** What a press has come to, beside the button, until the next one. */
function say(host: HTMLElement, message: Message | undefined): void {
  host.querySelector(`.${SAID}`)?.remove()
  if (!message) return
  const said = create('p')
  said.className = SAID
  said.setAttribute('role', 'alert')
  host.append(said)
  said.textContent = messageText(message)
}
