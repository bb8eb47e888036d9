import type { DeliveryOption } from '../../contract/delivery-options.ts'
import { messageText, text } from '../../i18n/text.ts'
import { chooseOption } from '../../state/checkout/changes.ts'
import { retryOptions } from '../../state/checkout/options.ts'
import { ChoiceRows } from '../../ui/checkout/choice-rows.tsx'
import { Problem } from '../../ui/checkout/problem.tsx'
import type { ShownCheckout } from './use-checkout.ts'

interface CarrierOptionsProps extends ShownCheckout {
  readonly options: readonly DeliveryOption[]
}

const retry = () => void retryOptions()

/** Pick-up points or times; they are kept on screen while they are asked for again. */
export function CarrierOptions(props: CarrierOptionsProps) {
  const { options, state, shown, errorOf } = props
  const [first] = options
  const method = shown.deliveryMethods.find((it) => it.id === shown.selectedDeliveryMethod)
  if (!first) return <WithoutOptions {...props} />
  if (options.length === 1 && first.kind === 'home') return null
  return (
    <div className="shop-checkout__options" data-kind={first.kind}>
      <h3 className="shop-checkout__subtitle" id="checkout-options">
        {text(`checkout.options.${first.kind}`)}
      </h3>
      {state.optionsNotice && (
        <Problem kind="notice" onPress={retry}>
          {state.optionsNotice}
        </Problem>
      )}
      <ChoiceRows
        path="selectedDeliveryOption"
        labelledBy="checkout-options"
        choices={options.map((it) => ({
          id: it.id,
          name: it.name,
          about: aboutOption(it),
          price: it.price === method?.formattedPrice ? undefined : it.price,
        }))}
        isCompact={first.kind === 'slot'}
        chosen={shown.selectedDeliveryOption}
        error={errorOf('selectedDeliveryOption')}
        onChoose={(it) => void chooseOption(it)}
      />
    </div>
  )
}

/** The name of a time says its day already. */
function aboutOption({ kind, description, arrival }: DeliveryOption): string {
  return [description, kind !== 'slot' && arrival].filter(Boolean).join(' · ')
}

/** The carrier is being asked, is down, or has said what it needs. */
function WithoutOptions({ state, shown }: ShownCheckout) {
  const { optionsPhase, optionsFailure, optionsNotice, optionsFor } = state
  const isOwn = optionsFor === shown.selectedDeliveryMethod
  if (isOwn && optionsPhase === 'failed') {
    const words = optionsFailure ? messageText(optionsFailure) : text('checkout.delivery.failed')
    return <Problem onPress={retry}>{words}</Problem>
  }
  if (isOwn && optionsNotice) return <Problem kind="notice">{optionsNotice}</Problem>
  if (optionsPhase !== 'loading') return null
  return (
    <p className="shop-checkout__waiting" role="status">
      {text('checkout.delivery.loading')}
    </p>
  )
}
