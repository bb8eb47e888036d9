import { useEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { CartState } from '../../state/cart/state.ts'
import { whenLeftAlone } from '../../ui/cart-rows/after-attention.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addedText } from '../added-text.ts'

/** How long the message stays: less than 5 s is too short to read it and reach its link. */
const SHOWN_MS = 8000

type AddedArticles = NonNullable<CartState['added']>

interface AddedMessageProps {
  readonly added: AddedArticles | undefined
  readonly cartUrl: string | undefined
  readonly isPanelOpen: boolean
}

/** Shows what was just added to the cart; it stays while it is hovered or has focus. */
export function AddedMessage({ added, cartUrl, isPanelOpen }: AddedMessageProps) {
  const [message, setMessage] = useState<{ readonly words: string }>()
  const [side, setSide] = useState<'start'>()
  const box = useRef<HTMLDivElement>(null)
  const url = safeUrl(cartUrl)

  useEffect(() => {
    if (added && Date.now() - added.at < SHOWN_MS) setMessage({ words: addedText(added.articles) })
  }, [added])
  useEffect(() => {
    if (message && box.current && leavesWindow(box.current)) setSide('start')
  }, [message])
  useEffect(() => {
    if (isPanelOpen) setMessage(undefined)
  }, [isPanelOpen])
  useEffect(() => {
    if (message)
      return whenLeftAlone(
        () => box.current,
        SHOWN_MS,
        () => setMessage(undefined),
      )
  }, [message])

  if (!message || isPanelOpen) return null
  return (
    <div className="mini-cart__added" data-side={side} ref={box}>
      <Icon name="tick" />
      <div className="mini-cart__added-words">
        <p>{message.words}</p>
        {url && (
          <a href={url} data-handoff="">
            {text('cart.view')}
          </a>
        )}
      </div>
      <CloseButton onClick={() => setMessage(undefined)} />
    </div>
  )
}

/**
 * Aligned to the end of the button, the message would stick out where the cart is at the start of the
 * window.
 */
function leavesWindow(box: Element): boolean {
  const { left, right } = box.getBoundingClientRect()
  return left < 0 || right > document.documentElement.clientWidth
}
