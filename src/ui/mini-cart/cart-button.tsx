import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

const BUTTON = 'mini-cart__button'

/** The button's summary of the cart. */
export interface CartSummary {
  readonly pieces: number
  /** Absent if the visitor may not see prices. */
  readonly total: string | undefined
}

interface CartLinkProps extends CartSummary {
  readonly url: string
}

/** Without script, the button is a link to the cart. */
export function CartLink({ url, pieces, total }: CartLinkProps) {
  return (
    <a className={BUTTON} href={url} data-act="toggle">
      <Summary pieces={pieces} total={total} />
    </a>
  )
}

interface CartButtonProps extends CartSummary {
  readonly isOpen: boolean
  readonly panelId: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly toggle: () => void
}

export function CartButton({ pieces, total, isOpen, panelId, button, toggle }: CartButtonProps) {
  return (
    <button
      type="button"
      className={BUTTON}
      data-act="toggle"
      ref={button}
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-haspopup="dialog"
      onClick={toggle}
    >
      <Summary pieces={pieces} total={total} />
    </button>
  )
}

/** "Varukorg, 3 varor, 1 249 kr": an empty cart shows no badge. */
function Summary({ pieces, total }: CartSummary) {
  return (
    <>
      <VisuallyHidden>{text('cart.button', { n: pieces, sum: total })}</VisuallyHidden>
      <Icon name="cart" />
      {pieces > 0 && (
        <span className="mini-cart__count cs-badge" aria-hidden="true">
          {pieces}
        </span>
      )}
      <span className="mini-cart__total" aria-hidden="true">
        {total ?? text('cart.title')}
      </span>
    </>
  )
}
