import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { PanelContent, type PanelLinks } from './panel-content.tsx'
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
 * The info panel of SPEC 2: as high as the window without the header. Beside the page it can be left
 * by Tab; where it covers most of a phone it is modal, and Back closes it.
 */
export function CartPanel({ host, id, isOpen, button, close, links }: CartPanelProps) {
  const dialog = useCartPanel({ host, isOpen, button, close })
  const titleId = `${id}-title`
  return (
    <dialog className="mini-cart__panel" id={id} ref={dialog} aria-labelledby={titleId}>
      <div className="mini-cart__head">
        <h2 className="mini-cart__title" id={titleId}>
          {text('cart.title')}
        </h2>
        <button
          type="button"
          className="mini-cart__close"
          data-act="close"
          aria-label={text('action.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <PanelContent host={host} isOpen={isOpen} links={links} />
    </dialog>
  )
}
