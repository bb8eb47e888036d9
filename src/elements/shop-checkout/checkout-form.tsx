import type { FormEvent } from 'react'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { switchCustomerKind } from '../../state/checkout/changes.ts'
import { submitCheckout } from '../../state/checkout/submit.ts'
import { KindSwitch } from '../../ui/checkout/kind-switch.tsx'
import type { useCart } from '../use-cart.ts'
import { CampaignCode } from './campaign-code.tsx'
import { CheckoutTop } from './checkout-top.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { FORM_ID } from './form-id.ts'
import { OrderSection } from './order-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { RowsAside } from './rows-aside.tsx'
import type { ShownCheckout } from './use-checkout.ts'

interface CheckoutFormProps extends ShownCheckout {
  readonly host: HTMLElement
  readonly cart: ReturnType<typeof useCart>
  readonly termsUrl?: string | undefined
  readonly loginUrl?: string | undefined
}

/** Fields, what is ordered, and the order: in the order they are gone through. */
export function CheckoutForm({ host, cart, termsUrl, loginUrl, ...props }: CheckoutFormProps) {
  async function order(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { orderId } = props.shown
    if (await submitCheckout()) emit(host, 'courtside:ordered', { orderId })
  }

  return (
    <>
      <CheckoutTop {...props} />
      <div className="shop-checkout__columns">
        <form
          className="shop-checkout__form"
          id={FORM_ID}
          noValidate
          onSubmit={(event) => void order(event)}
        >
          <Intro {...props} loginUrl={loginUrl} />
          <DetailsSection {...props} />
          <DeliverySection {...props} host={host} />
          <PaymentSection {...props} />
        </form>
        <div className="shop-checkout__side">
          {cart.cart.orderRows.length + cart.removed.length > 0 && (
            <RowsAside host={host} cart={cart} />
          )}
          <CampaignCode {...props} />
          <SideTotal {...props} />
        </div>
        <OrderSection {...props} termsUrl={termsUrl} />
      </div>
    </>
  )
}

/** What it comes to, beside the fields where there is room; the whole count stands above the button. */
function SideTotal({ shown: { totals }, state }: ShownCheckout) {
  if (!totals) return null
  return (
    <p className="shop-checkout__side-total">
      <span>{text('checkout.total')}</span>
      <strong>{state.pending.length > 0 ? text('checkout.counting') : totals.total}</strong>
    </p>
  )
}

function Intro({ shown, loginUrl }: ShownCheckout & { readonly loginUrl: string | undefined }) {
  const url = safeUrl(loginUrl)
  return (
    <div className="shop-checkout__intro">
      {currentStorefront() === 'sport' && (
        <KindSwitch
          isBusiness={shown.isBusinessCustomer}
          onSwitch={(it) => void switchCustomerKind(it ? 'business' : 'private')}
        />
      )}
      {!shown.authenticated && url && (
        <p className="shop-checkout__note">
          {text('checkout.here')} <a href={url}>{text('checkout.login')}</a>
        </p>
      )}
      <p className="shop-checkout__note">{text('checkout.required')}</p>
    </div>
  )
}
