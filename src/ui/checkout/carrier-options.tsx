import { text } from '../../i18n/text.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { Problem } from './problem.tsx'
import type { DeliveryProps } from './section-props.ts'

/** Pick-up points or times; they stay visible while they are reloaded. */
export function CarrierOptions({ data, handlers }: DeliveryProps) {
  const { options, facts, errors } = data
  const retry = handlers.retryOptions
  if (options.state === 'none') return null
  if (options.state === 'loading') {
    return (
      <p className="shop-checkout__waiting" role="status">
        {text('checkout.delivery.loading')}
      </p>
    )
  }
  if (options.state === 'failed') return <Problem onPress={retry}>{options.words}</Problem>
  if (options.state === 'refused') return <Problem kind="notice">{options.words}</Problem>
  const { kind, choices, notice, canRetry } = options
  return (
    <div className="shop-checkout__options" data-kind={kind}>
      <h3 className="shop-checkout__subtitle" id="checkout-options">
        {text(`checkout.options.${kind}`)}
      </h3>
      {notice && (
        <Problem kind="notice" onPress={canRetry ? retry : undefined}>
          {notice}
        </Problem>
      )}
      <ChoiceRows
        path="selectedDeliveryOption"
        labelledBy="checkout-options"
        choices={choices}
        isCompact={kind === 'slot'}
        chosen={facts.selectedDeliveryOption}
        error={errors.selectedDeliveryOption}
        onChoose={handlers.chooseOption}
      />
    </div>
  )
}
