import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { Dialog, DialogHead, Dismiss } from '../../ui/dialog.tsx'
import { useDialog } from '../../ui/use-dialog.ts'
import { PanelContent } from './panel-content.tsx'
import type { PanelLinks } from './panel-links.ts'
import { useOpenCart } from './use-open-cart.ts'

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
  const { frame, isModal } = useDialog({ isOpen, modality: 'covering', opener: button })
  useOpenCart({ host, isOpen, close })
  const titleId = `${id}-title`
  return (
    <Dialog className="mini-cart__panel" id={id} frame={frame} titleId={titleId} close={close}>
      <div className="mini-cart__sheet">
        <DialogHead titleId={titleId} title={text('cart.title')} close={close} />
        <PanelContent host={host} isOpen={isOpen} links={links} />
      </div>
      {isOpen && <Dismiss inside={frame} opener={button} isModal={isModal} close={close} />}
    </Dialog>
  )
}
