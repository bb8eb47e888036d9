import { memo, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { pageLanguage, text } from '../../i18n/text.ts'
import { cartState, currentStorefront, reloadCart } from '../../state/cart/state.ts'
import { CartProblem } from '../../ui/cart-rows/cart-problem.tsx'
import { CartRows } from '../../ui/cart-rows/cart-rows.tsx'
import { CartSkeleton } from '../../ui/cart-rows/cart-skeleton.tsx'
import { EmptyCart } from '../../ui/cart-rows/empty-cart.tsx'
import { useAnnouncedNotices } from '../use-announced-wait.ts'
import { useRowActions } from '../use-row-actions.ts'
import { PanelFoot, type PanelLinks } from './panel-foot.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'

interface PanelContentProps {
  readonly host: HTMLElement
  readonly isOpen: boolean
  readonly links: PanelLinks
}

const retry = () => void reloadCart()

/** The rows, and below them the foot, which stays in view. */
export const PanelContent = memo(function PanelContent(props: PanelContentProps) {
  const { host, isOpen, links } = props
  const { cart, status, problem, rows, removed } = useSnapshot(cartState)
  useAnnouncedNotices(isOpen ? cart.notices : undefined)
  const actions = useRowActions(host)
  const content = useRef<HTMLDivElement>(null)
  const drawn = useDrawnRows({
    total: cart.orderRows.length,
    isOpen,
    rows: cart.orderRows,
    content,
  })

  if (status === 'failed' && problem) return <CartProblem problem={problem} retry={retry} />
  if (status !== 'ready') return <CartSkeleton block="mini-cart" rows={3} />
  const isEmpty = cart.orderRows.length === 0
  return (
    <>
      <div className="mini-cart__content" ref={content}>
        {problem && <CartProblem problem={problem} retry={retry} />}
        {cart.notices?.map((it) => (
          <p className="mini-cart__notice" key={it}>
            {it}
          </p>
        ))}
        {(!isEmpty || removed.length > 0) && (
          <CartRows
            block="mini-cart"
            label={text('cart.title')}
            rows={cart.orderRows}
            hidden={new Set(cart.orderRows.slice(drawn))}
            works={rows}
            removed={removed}
            isAuthenticated={cart.isAuthenticated}
            storefront={currentStorefront()}
            currency={cart.currency}
            language={pageLanguage()}
            sizes="counted"
            actions={actions}
          />
        )}
        {isEmpty && <EmptyCart block="mini-cart" {...links} elsewhere={cart.elsewhere} />}
      </div>
      {!isEmpty && <PanelFoot cart={cart} links={links} />}
    </>
  )
})
