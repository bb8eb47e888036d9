import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { CartProblem } from '../cart-rows/cart-problem.tsx'
import { EmptyCart } from '../cart-rows/empty-cart.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { Problem } from './problem.tsx'

const FIELDS = 6

/** The whole checkout, or what replaces it: an empty cart, a login, a failure. */
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

/** A grey sketch of the form; the style sheet shows it after 300 ms. */
function CheckoutSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="cs-checkout-sketch" role="status">
      <p className="cs-visually-hidden">{label}</p>
      {Array.from({ length: FIELDS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all identical
        <span className="cs-checkout-sketch__field" key={at} aria-hidden="true" />
      ))}
    </div>
  )
}

/** Professionals must log in to buy; a link to the login and back. */
function LoggedOut({ loginUrl }: { readonly loginUrl: string | undefined }) {
  const url = safeUrl(loginUrl)
  return (
    <div className="shop-checkout__loggedout">
      <p>{text('checkout.loggedout')}</p>
      {url && (
        <a className="cs-button cs-button--primary" href={url}>
          {text('checkout.login')}
        </a>
      )}
    </div>
  )
}
