import { text } from '../../i18n/text.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { CartRows } from '../../ui/cart-rows/cart-rows.tsx'
import type { useCart } from '../use-cart.ts'
import { useRowActions } from '../use-row-actions.ts'

interface RowsAsideProps {
  readonly host: HTMLElement
  readonly cart: ReturnType<typeof useCart>
}

/** What is ordered, each row to be changed where it stands. */
export function RowsAside({ host, cart: { cart, rows, removed } }: RowsAsideProps) {
  const actions = useRowActions(host)
  return (
    <section className="shop-checkout__rows" aria-labelledby="checkout-rows">
      <h2 className="shop-checkout__rows-title" id="checkout-rows">
        {text('checkout.rows')}
      </h2>
      {cart.notices?.map((it) => (
        <p className="cart-table__notice" key={it}>
          {it}
        </p>
      ))}
      <CartRows
        block="cart-table"
        label={text('checkout.rows')}
        rows={cart.orderRows}
        works={rows}
        removed={removed}
        isAuthenticated={cart.isAuthenticated}
        storefront={currentStorefront()}
        actions={actions}
      />
    </section>
  )
}
