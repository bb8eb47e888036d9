import { type ComponentType, type FormEvent, useMemo } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { type Forms, HiddenFields } from '../action-form.tsx'
import { Button } from '../button.tsx'
import { AbovePrice } from '../cart-rows/above-price.tsx'
import { CartRows } from '../cart-rows/cart-rows.tsx'
import { Notices } from '../cart-rows/notices.tsx'
import { HydrationBoundary } from '../hydration-boundary.tsx'
import { CampaignCode } from './campaign-code.tsx'
import { type CheckoutProps, FORM_ID } from './checkout-props.ts'
import { DeliverySection } from './delivery-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NoScript } from './no-script.tsx'
import { OrderSection } from './order-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { Problem } from './problem.tsx'
import {
  deliveryData,
  detailsData,
  type FormProps,
  formData,
  paymentData,
  type SectionProps,
} from './section-props.ts'
import { Totals } from './totals.tsx'

/** Fields, rows and the order button, in the order in which a visitor needs them. */
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
        </div>
        {data.facts.totals && <SectionBoundary {...form} name="total" View={Total} />}
        <SectionBoundary {...form} name="section--order" View={OrderSection} />
      </div>
    </>
  )
}

/** What the form submits without script about the displayed order. */
function hiddenFields({ data: { facts } }: FormProps, { hidden }: Forms): Forms['hidden'] {
  const { orderId, totals } = facts
  return { ...hidden, orderId, shownTotalAmount: String(totals?.totalAmount ?? '') }
}

/** The one place that says what is to be paid, besides the button. */
function Total({ data: { facts, pending } }: FormProps) {
  return (
    <div className="shop-checkout__total">
      {facts.totals && <Totals totals={facts.totals} isCounting={pending.length > 0} />}
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
 * Replaces the link where nothing else keeps the input. The hidden button receives Enter, so that it acts
 * as it would without these buttons.
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

/** Messages about the whole checkout: errors after an attempt, and a lost connection. */
function CheckoutTop({ data }: CheckoutProps) {
  const { faults, waits, facts } = data
  return (
    <div className="shop-checkout__top">
      {waits.includes('offline') && <Problem kind="notice">{text('error.offline')}</Problem>}
      {facts.notices?.map((it) => (
        <Problem kind="notice" key={it}>
          {it}
        </Problem>
      ))}
      {faults.place === 'top' && <ErrorSummary faults={faults.list} attempt={faults.attempt} />}
    </div>
  )
}

interface KindSwitchProps {
  readonly isBusiness: boolean
  readonly onSwitch: (isBusiness: boolean) => void
}

/** Private or business: a two-way switch that always shows both. */
function KindSwitch({ isBusiness, onSwitch }: KindSwitchProps) {
  return (
    <div className="cs-switch" role="radiogroup" aria-label={text('checkout.kind')}>
      {[false, true].map((it) => (
        <label className="cs-switch__way" key={String(it)}>
          <input
            type="radio"
            className="cs-switch__radio"
            name="isBusinessCustomer"
            value={String(it)}
            checked={it === isBusiness}
            onChange={() => onSwitch(it)}
          />
          <span className="cs-switch__name">
            {text(it ? 'checkout.business' : 'checkout.private')}
          </span>
        </label>
      ))}
    </div>
  )
}

/** The rows of the order; each can be changed in place. */
function RowsAside({ data, forms, handlers }: CheckoutProps) {
  const { rows, works, removed, notices, isAuthenticated, abovePriceText, currency, language } =
    data.cart
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
        currency={currency}
        language={language}
        sizes="listed"
        forms={forms}
        actions={handlers.rows}
        Boundary={HydrationBoundary}
      />
    </section>
  )
}

interface SectionBoundaryProps<Data extends object> extends SectionProps<Data> {
  /** The end of the class name of the view's root element. */
  readonly name: string
  readonly View: ComponentType<SectionProps<Data>>
}

/** A section that is hydrated separately, and redrawn only when its own data has changed. */
function SectionBoundary<Data extends object>(props: SectionBoundaryProps<Data>) {
  const { name, View, data, forms, handlers } = props
  const key = JSON.stringify(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that is equal as JSON gives the same view
  const view = useMemo(
    () => <View data={data} forms={forms} handlers={handlers} />,
    [View, key, forms, handlers],
  )
  const className = `shop-checkout__${name}`
  return (
    <HydrationBoundary holds={(it) => it.classList.contains(className)}>{view}</HydrationBoundary>
  )
}
