import { useMemo, useRef, useState } from 'react'
import { canSeeTotal, statedTotal } from '../../model/cart.ts'
import { closeCart, currentStorefront, toggleCart } from '../../state/cart/state.ts'
import { CartButton } from '../../ui/mini-cart/cart-button.tsx'
import { useUid } from '../../ui/uid.ts'
import type { ViewProps } from '../element-table.ts'
import { useCart } from '../use-cart.ts'
import { AddedMessage } from './added-message.tsx'
import { CartPanel } from './cart-panel.tsx'
import type { table } from './mini-cart.table.ts'
import { readServerSummary } from './server-summary.ts'

/** The cart button of a header and the panel it opens. */
export function MiniCartView({ host, ...props }: ViewProps<typeof table>) {
  const { cart, status, added, showInfo } = useCart()
  const [server] = useState(() => readServerSummary(host))
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useUid()

  const isOpen = showInfo && host.checkVisibility()
  const pieces = Number(cart.quantity) || 0
  const known = {
    pieces,
    total: pieces > 0 && canSeeTotal(cart, currentStorefront()) ? statedTotal(cart) : undefined,
  }
  const { checkoutUrl, cartUrl = server.cartUrl, loginUrl, shopUrl, shopLabel } = props
  const links = useMemo(
    () => ({ checkoutUrl, cartUrl, loginUrl, shopUrl, shopLabel }),
    [checkoutUrl, cartUrl, loginUrl, shopUrl, shopLabel],
  )
  return (
    <>
      <CartButton
        {...(status === 'ready' ? known : server)}
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
