import { text } from '../../i18n/text.ts'
import { currentStorefront, reloadCart } from '../../state/cart/state.ts'
import { AbovePrice } from '../../ui/cart-rows/above-price.tsx'
import { CartProblem } from '../../ui/cart-rows/cart-problem.tsx'
import { CartRows } from '../../ui/cart-rows/cart-rows.tsx'
import { CartSketch } from '../../ui/cart-rows/cart-sketch.tsx'
import { EmptyCart } from '../../ui/cart-rows/empty-cart.tsx'
import type { ViewProps } from '../element-table.ts'
import { useCart } from '../use-cart.ts'
import { useRowActions } from '../use-row-actions.ts'
import { CartFoot } from './cart-foot.tsx'
import type { table } from './cart-table.table.ts'

const retry = () => void reloadCart()

/** The rows of the cart. An empty tag draws a sketch while the cart is on its way. */
export function CartTableView({ host, shopUrl, loginUrl }: ViewProps<typeof table>) {
  const { cart, status, problem, rows, removed } = useCart()
  const actions = useRowActions(host)

  if (status === 'failed' && problem) return <CartProblem problem={problem} retry={retry} />
  if (status !== 'ready') return <CartSketch block="cart-table" rows={3} />
  return (
    <>
      {problem && <CartProblem problem={problem} retry={retry} />}
      {cart.notices?.map((it) => (
        <p className="cart-table__notice" key={it}>
          {it}
        </p>
      ))}
      <AbovePrice
        block="cart-table"
        words={cart.abovePriceText}
        loginUrl={loginUrl}
        isAuthenticated={cart.isAuthenticated}
        storefront={currentStorefront()}
      />
      {(cart.orderRows.length > 0 || removed.length > 0) && (
        <CartRows
          block="cart-table"
          label={text('cart.title')}
          rows={cart.orderRows}
          works={rows}
          removed={removed}
          isAuthenticated={cart.isAuthenticated}
          storefront={currentStorefront()}
          actions={actions}
        />
      )}
      {cart.orderRows.length > 0 ? (
        <CartFoot host={host} cart={cart} />
      ) : (
        <EmptyCart block="cart-table" url={shopUrl} />
      )}
    </>
  )
}
