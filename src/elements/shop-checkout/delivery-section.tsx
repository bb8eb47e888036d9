import { text } from '../../i18n/text.ts'
import { asksForDelivery } from '../../model/checkout.ts'
import { chooseDelivery } from '../../state/checkout/changes.ts'
import { type Choice, ChoiceRows } from '../../ui/checkout/choice-rows.tsx'
import { Section, sectionTitleId } from '../../ui/checkout/section.tsx'
import { CarrierOptions } from './carrier-options.tsx'
import { Failed } from './failed.tsx'
import { OrderNote } from './order-note.tsx'
import type { ShownCheckout } from './use-checkout.ts'
import { useOptions } from './use-options.ts'

interface DeliveryProps extends ShownCheckout {
  readonly host: HTMLElement
}

/** The ways to deliver, each with its price and days; below the chosen one the carrier's options. */
export function DeliverySection({ host, ...props }: DeliveryProps) {
  const { shown, errorOf } = props
  const options = useOptions(host, props)
  const choices = shown.deliveryMethods.map(
    (it): Choice => ({
      id: it.id,
      name: it.name,
      about: [it.description, it.arrival].filter(Boolean).join(' · '),
      price: it.formattedPrice,
      more: it.carrier && <CarrierOptions {...props} options={options} />,
    }),
  )
  return (
    <Section name="delivery" title={text('checkout.delivery')}>
      {asksForDelivery(shown) ? (
        <ChoiceRows
          path="selectedDeliveryMethod"
          labelledBy={sectionTitleId('delivery')}
          choices={choices}
          chosen={shown.selectedDeliveryMethod}
          error={errorOf('selectedDeliveryMethod')}
          onChoose={(it) => void chooseDelivery(it)}
        />
      ) : (
        <p className="shop-checkout__note">{text('checkout.delivery.framed')}</p>
      )}
      <Failed {...props} kinds={['delivery', 'option']} />
      <OrderNote {...props} />
    </Section>
  )
}
