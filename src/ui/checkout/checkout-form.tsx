import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { type Forms, HiddenFields } from '../action-form.tsx'
import { Button } from '../button.tsx'
import { CampaignCode } from './campaign-code.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { CheckoutTop } from './checkout-top.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { FORM_ID } from './form-id.ts'
import { KindSwitch } from './kind-switch.tsx'
import { NoScript } from './no-script.tsx'
import { OrderSection } from './order-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { RowsAside } from './rows-aside.tsx'
import { SectionBoundary } from './section-boundary.tsx'
import {
  deliveryData,
  detailsData,
  type FormProps,
  formData,
  paymentData,
} from './section-props.ts'
import { totalName } from './totals.tsx'

/** Fields, what is ordered, and the order: in the order they are gone through. */
export function CheckoutForm(props: CheckoutProps) {
  const { data, forms, handlers } = props
  const form = { ...props, data: formData(data) }
  function order(event: FormEvent): void {
    event.preventDefault()
    handlers.placeOrder()
  }

  return (
    <>
      <CheckoutTop {...props} />
      <div className="shop-checkout__columns">
        <form
          className="shop-checkout__form"
          id={FORM_ID}
          noValidate
          {...(forms && { method: 'post', action: `${forms.prefix}/checkout` })}
          onSubmit={order}
        >
          <SectionBoundary {...form} name="intro" View={Intro} />
          <SectionBoundary
            {...props}
            name="section--details"
            View={DetailsSection}
            data={detailsData(data)}
          />
          <SectionBoundary
            {...props}
            name="section--delivery"
            View={DeliverySection}
            data={deliveryData(data)}
          />
          <SectionBoundary
            {...props}
            name="section--payment"
            View={PaymentSection}
            data={paymentData(data)}
          />
        </form>
        <div className="shop-checkout__side">
          <RowsAside {...props} />
          <CampaignCode {...props} />
          {data.facts.totals && <SectionBoundary {...form} name="side-total" View={SideTotal} />}
        </div>
        <SectionBoundary {...form} name="section--order" View={OrderSection} />
      </div>
    </>
  )
}

/** What the form says without script of the order that was seen. */
function hiddenFields({ data: { facts } }: FormProps, { hidden }: Forms): Forms['hidden'] {
  const { orderId, totals } = facts
  return { ...hidden, orderId, shownTotalAmount: String(totals?.totalAmount ?? '') }
}

/** What it comes to, beside the fields where there is room; the whole sum stands above the button. */
function SideTotal({ data: { facts, pending } }: FormProps) {
  if (!facts.totals) return null
  const isCounting = pending.length > 0
  return (
    <div className="shop-checkout__side-total">
      {facts.totals.rows.map(({ name, price }) => (
        <p key={name}>
          <span>{name}</span>
          <span>{isCounting ? '…' : price}</span>
        </p>
      ))}
      <p>
        <span>{totalName(facts.totals)}</span>
        <strong>{isCounting ? text('checkout.counting') : facts.totals.total}</strong>
      </p>
    </div>
  )
}

function Intro(props: FormProps) {
  const { data, forms, handlers } = props
  const { facts, storefront } = data
  const url = safeUrl(data.loginUrl)
  return (
    <div className="shop-checkout__intro">
      {forms && <HiddenFields fields={hiddenFields(props, forms)} />}
      {storefront === 'sport' && (
        <KindSwitch
          isBusiness={facts.isBusinessCustomer}
          onSwitch={(it) => handlers.switchKind(it ? 'business' : 'private')}
        />
      )}
      {!facts.authenticated && url && (
        <>
          <p className="shop-checkout__note">
            {`${text('checkout.here')} `}
            <a href={url}>{text('checkout.login')}</a>
          </p>
          <NoScript forms={forms}>
            <KeepAndLogIn />
          </NoScript>
        </>
      )}
      <p className="shop-checkout__note">{text('checkout.required')}</p>
    </div>
  )
}

/**
 * In place of the link where nothing else keeps what has been typed. The hidden button is what Enter
 * presses, as without them.
 */
function KeepAndLogIn() {
  return (
    <p className="shop-checkout__note">
      <button type="submit" name="step" value="update" hidden />
      {`${text('checkout.here')} `}
      <Button look="quiet" type="submit" name="step" value="login">
        {text('checkout.login')}
      </Button>
    </p>
  )
}
