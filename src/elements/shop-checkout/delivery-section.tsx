import { messageText, text } from '../../i18n/text.ts'
import { chooseDelivery, chooseOption } from '../../state/checkout-changes.ts'
import { retryOptions } from '../../state/checkout-options.ts'
import { type Choice, ChoiceRows } from '../../ui/checkout/choice-rows.tsx'
import { Problem } from '../../ui/checkout/problem.tsx'
import { Section, sectionTitleId } from '../../ui/checkout/section.tsx'
import { Failed } from './failed.tsx'
import { OrderNote } from './order-note.tsx'
import type { ShownCheckout } from './use-checkout.ts'

/** The ways to deliver, each with its price and days; below the chosen one the carrier's options. */
export function DeliverySection(props: ShownCheckout) {
  const { shown, errorOf } = props
  const choices = shown.deliveryMethods.map(
    (it): Choice => ({
      id: it.id,
      name: it.name,
      about: [it.description, it.arrival].filter(Boolean).join(' · '),
      price: it.formattedPrice,
      more: it.carrier && <CarrierOptions {...props} />,
    }),
  )
  return (
    <Section name="delivery" title={text('checkout.delivery')}>
      <ChoiceRows
        path="selectedDeliveryMethod"
        labelledBy={sectionTitleId('delivery')}
        choices={choices}
        chosen={shown.selectedDeliveryMethod}
        error={errorOf('selectedDeliveryMethod')}
        onChoose={(it) => void chooseDelivery(it)}
      />
      <Failed {...props} kinds={['delivery', 'option']} />
      <OrderNote {...props} />
    </Section>
  )
}

/** Pick-up points or times; they are kept on screen while they are asked for again. */
function CarrierOptions({ shown, state, errorOf }: ShownCheckout) {
  const { options, optionsPhase } = state
  if (optionsPhase === 'failed') {
    return (
      <Problem onPress={() => void retryOptions()}>
        {state.optionsFailure
          ? messageText(state.optionsFailure)
          : text('checkout.delivery.failed')}
      </Problem>
    )
  }
  if (options.length === 0) {
    if (optionsPhase !== 'loading') return null
    return (
      <p className="shop-checkout__waiting" role="status">
        {text('checkout.delivery.loading')}
      </p>
    )
  }
  if (options.length === 1 && options[0]?.kind === 'home') return null
  return (
    <div className="shop-checkout__options">
      <h3 className="shop-checkout__subtitle" id="checkout-options">
        {text('checkout.delivery.options')}
      </h3>
      <ChoiceRows
        path="selectedDeliveryOption"
        labelledBy="checkout-options"
        choices={options.map((it) => ({
          id: it.id,
          name: it.name,
          about: [it.description, it.arrival].filter(Boolean).join(' · '),
          price: it.price,
        }))}
        chosen={shown.selectedDeliveryOption}
        error={errorOf('selectedDeliveryOption')}
        onChoose={(it) => void chooseOption(it)}
      />
    </div>
  )
}
