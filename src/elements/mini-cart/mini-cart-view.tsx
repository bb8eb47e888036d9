import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import { canSeeTotal, statedTotal } from '../../model/cart.ts'
import { closeCart, currentStorefront, ensureCart, toggleCart } from '../../state/cart/state.ts'
import { Dialog, DialogHead, Dismiss, useDialog } from '../../ui/dialog.tsx'
import { CartButton, type CartSummary } from '../../ui/mini-cart/cart-button.tsx'
import { useUid } from '../../ui/uid.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { findInMarkup } from '../server-markup.ts'
import { useCart } from '../use-cart.ts'
import { AddedMessage } from './added-message.tsx'
import { table } from './mini-cart.table.ts'
import { PanelContent } from './panel-content.tsx'
import type { PanelLinks } from './panel-foot.tsx'

/** The cart button of a header and the panel it opens. */
function MiniCartView({ host, ...props }: ViewProps<typeof table>) {
  const { cart, status, added, showInfo } = useCart()
  const [server] = useState(() => readServerSummary(host))
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useUid()

  const isOpen = showInfo && host.checkVisibility()
  const pieces = Number(cart.elsewhere?.quantity ?? cart.quantity) || 0
  const hasTotal = pieces > 0 && !cart.elsewhere && canSeeTotal(cart, currentStorefront())
  const summary = { pieces, total: hasTotal ? statedTotal(cart) : undefined }
  const { checkoutUrl, cartUrl = server.cartUrl, loginUrl, shopUrl, shopLabel } = props
  const links = useMemo(
    () => ({ checkoutUrl, cartUrl, loginUrl, shopUrl, shopLabel }),
    [checkoutUrl, cartUrl, loginUrl, shopUrl, shopLabel],
  )
  return (
    <>
      <CartButton
        {...(status === 'ready' ? summary : server)}
        isOpen={isOpen}
        panelId={panelId}
        button={button}
        toggle={toggleCart}
      />
      <CartPanel
        host={host}
        id={panelId}
        isOpen={isOpen}
        button={button}
        close={closeCart}
        links={links}
      />
      <AddedMessage added={added} cartUrl={links.cartUrl} isPanelOpen={isOpen} />
    </>
  )
}

interface CartPanelProps {
  readonly host: HTMLElement
  readonly id: string
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly close: () => void
  readonly links: PanelLinks
}

/**
 * The panel of the cart, as high as the window without the header. Next to the page Tab can leave it; where
 * it covers most of a phone it is modal, and Back closes it.
 */
function CartPanel({ host, id, isOpen, button, close, links }: CartPanelProps) {
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

/** The server's markup between the tags, so that nothing jumps before the cart has loaded. */
interface ServerSummary extends CartSummary {
  /** The address of its link: the cart page. */
  readonly cartUrl: string | undefined
}

function readServerSummary(host: HTMLElement): ServerSummary {
  const count = findInMarkup(host, '.mini-cart__count')?.textContent
  const total = findInMarkup(host, '.mini-cart__total')?.textContent
  return {
    pieces: Number(count) || 0,
    total: count && total ? total : undefined,
    cartUrl: findInMarkup(host, 'a[href]')?.getAttribute('href') ?? undefined,
  }
}

interface OpenCartOptions {
  readonly host: HTMLElement
  readonly isOpen: boolean
  readonly close: () => void
}

/** Marks the element while its panel is open, and closes the panel when the focus moves elsewhere. */
function useOpenCart({ host, isOpen, close }: OpenCartOptions): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    host.toggleAttribute('data-open', true)
    emit(host, 'courtside:opened')
    const closeOnLeave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !host.contains(target)) close()
    }
    document.addEventListener('focusin', closeOnLeave)
    return () => {
      document.removeEventListener('focusin', closeOnLeave)
      host.toggleAttribute('data-open', false)
      emit(host, 'courtside:closed')
    }
  }, [host, isOpen, close])
}

export const { define, mount } = elementPart(table, MiniCartView)
/** A press opens the panel, which shows the cart: it is loaded while the button is drawn. */
export const prepare = ensureCart
