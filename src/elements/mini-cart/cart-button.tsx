import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the button says of the cart. */
export interface CartSummary {
  readonly pieces: number
  /** Absent where the visitor may not see prices. */
  readonly total: string | undefined
}

interface CartButtonProps extends CartSummary {
  readonly isOpen: boolean
  readonly panelId: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly toggle: () => void
}

/** "Varukorg, 3 varor, 1 249 kr": an empty cart shows no badge. */
export function CartButton({ pieces, total, isOpen, panelId, button, toggle }: CartButtonProps) {
  return (
    <button
      type="button"
      className="mini-cart__button"
      data-act="toggle"
      ref={button}
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-haspopup="dialog"
      onClick={toggle}
    >
      <span className="cs-visually-hidden">{text('cart.button', { n: pieces, sum: total })}</span>
      <Icon name="cart" />
      {pieces > 0 && (
        <span className="mini-cart__count cs-badge" aria-hidden="true">
          {pieces}
        </span>
      )}
      <span className="mini-cart__total" aria-hidden="true">
        {total ?? text('cart.title')}
      </span>
    </button>
  )
}
