import { text } from '../../i18n/text.ts'
import { AbovePrice } from '../cart-rows/above-price.tsx'
import { CartRows } from '../cart-rows/cart-rows.tsx'
import { Notices } from '../cart-rows/notices.tsx'
import { HydrationBoundary } from '../hydration-boundary.tsx'
import type { CheckoutProps } from './checkout-props.ts'

/** What is ordered, each row to be changed where it stands. */
export function RowsAside({ data, forms, handlers }: CheckoutProps) {
  const { rows, works, removed, notices, isAuthenticated, abovePriceText } = data.cart
  if (rows.length + removed.length === 0) return null
  return (
    <section className="shop-checkout__rows" aria-labelledby="checkout-rows">
      <h2 className="shop-checkout__rows-title" id="checkout-rows">
        {text('checkout.rows')}
      </h2>
      <Notices block="cart-table" notices={notices} />
      <AbovePrice
        block="cart-table"
        words={abovePriceText}
        loginUrl={data.loginUrl}
        isAuthenticated={isAuthenticated}
        storefront={data.storefront}
      />
      <CartRows
        block="cart-table"
        label={text('checkout.rows')}
        rows={rows}
        works={works}
        removed={removed}
        isAuthenticated={isAuthenticated}
        storefront={data.storefront}
        forms={forms}
        actions={handlers.rows}
        Boundary={HydrationBoundary}
      />
    </section>
  )
}
