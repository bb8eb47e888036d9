import { text } from '../../i18n/text.ts'
import { asksForDelivery } from '../../model/checkout.ts'
import { CarrierOptions } from './carrier-options.tsx'
import { type Choice, ChoiceRows } from './choice-rows.tsx'
import { Failed } from './failed.tsx'
import { NoScript } from './no-script.tsx'
import { OrderNote } from './order-note.tsx'
import { Section } from './section.tsx'
import type { DeliveryProps } from './section-props.ts'

/** The ways to deliver, each with its price and days; below the chosen one the carrier's options. */
export function DeliverySection(props: DeliveryProps) {
  return (
    <Section name="delivery" title={text('checkout.delivery')}>
      {asksForDelivery(props.data.facts) ? (
        <Ways {...props} />
      ) : (
        <>
          <p className="shop-checkout__note">{text('checkout.delivery.framed')}</p>
          <NoScript forms={props.forms}>
            <Ways {...props} />
          </NoScript>
        </>
      )}
      <Failed {...props} kinds={['delivery', 'option']} />
      <OrderNote {...props} />
    </Section>
  )
}

function Ways(props: DeliveryProps) {
  const { facts, errors } = props.data
  const choices = facts.deliveryMethods.map(
    (it): Choice => ({
      id: it.id,
      name: it.name,
      about: [it.description, it.arrival].filter(Boolean).join(' · '),
      price: it.formattedPrice,
      more: (it.carrier ?? facts.carrier) && <CarrierOptions {...props} />,
    }),
  )
  return (
    <ChoiceRows
      path="selectedDeliveryMethod"
      labelledBy="checkout-delivery"
      choices={choices}
      chosen={facts.selectedDeliveryMethod}
      error={errors.selectedDeliveryMethod}
      onChoose={props.handlers.chooseDelivery}
    />
  )
}
