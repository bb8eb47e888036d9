import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { useOutside } from '../../ui/use-outside.ts'
import { PanelContent } from './panel-content.tsx'
import type { PanelLinks } from './panel-links.ts'
import { useCartPanel } from './use-cart-panel.ts'

interface CartPanelProps {
  readonly host: HTMLElement
  readonly id: string
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly close: () => void
  readonly links: PanelLinks
}

/**
 * The panel of the cart: as high as the window without the header. Beside the page it can be left
 * by Tab; where it covers most of a phone it is modal, and Back closes it.
 */
export function CartPanel({ host, id, isOpen, button, close, links }: CartPanelProps) {
  const { dialog, isModal } = useCartPanel({ host, isOpen, button, close })
  const titleId = `${id}-title`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which fires "cancel"
    <dialog
      className="mini-cart__panel"
      id={id}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="mini-cart__sheet">
        <div className="mini-cart__head">
          <h2 className="mini-cart__title" id={titleId}>
            {text('cart.title')}
          </h2>
          <CloseButton data-act="close" onClick={close} />
        </div>
        <PanelContent host={host} isOpen={isOpen} links={links} />
      </div>
      {isOpen && <WaysOut inside={dialog} opener={button} isModal={isModal} close={close} />}
    </dialog>
  )
}

interface WaysOutProps {
  readonly inside: RefObject<HTMLDialogElement | null>
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly isModal: boolean
  readonly close: () => void
}

/** Escape, a press outside and, while modal, Back; there only while the panel is open. */
function WaysOut({ inside, opener, isModal, close }: WaysOutProps) {
  useOutside(inside, opener, close)
  useBackCloses(isModal, close)
  return null
}
