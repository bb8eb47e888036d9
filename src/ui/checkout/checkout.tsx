import { text } from '../../i18n/text.ts'
import { CartProblem } from '../cart-rows/cart-problem.tsx'
import { EmptyCart } from '../cart-rows/empty-cart.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { LoggedOut } from './logged-out.tsx'
import { Problem } from './problem.tsx'

/** The whole checkout, or what stands in its place: nothing to buy, a login, a failure. */
export function Checkout(props: CheckoutProps) {
  const { data, handlers } = props
  if (data.screen === 'loggedOut') return <LoggedOut loginUrl={data.loginUrl} />
  if (data.screen === 'failed' && data.failure) {
    return <CartProblem problem={data.failure} retry={handlers.reload} />
  }
  if (data.screen === 'empty') {
    return <EmptyCart block="cart-table" {...data} />
  }
  if (data.screen === 'form') return <CheckoutForm {...props} />
  return (
    <>
      {data.waits.includes('slow') && (
        <Problem kind="notice" label="action.stop" onPress={handlers.stopWaiting}>
          {text('action.slow')}
        </Problem>
      )}
      <CheckoutSkeleton label={text('checkout.loading')} />
    </>
  )
}
