import { text } from '../../i18n/text.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import type { OfferedOptions as Offer } from './offered-options.ts'
import { Problem } from './problem.tsx'
import type { DeliveryProps } from './section-props.ts'

const PATH = 'selectedDeliveryOption'

/** Pick-up points or times, or why there are none, with the fault of a missing choice. */
export function CarrierOptions(props: DeliveryProps) {
  const { options, errors } = props.data
  const error = errors[PATH]
  if (options.state === 'offered') return <OfferedOptions {...props} options={options} />
  if (options.state === 'none' && !error) return null
  const id = fieldId(PATH)
  return (
    <div className="shop-checkout__options" id={id} tabIndex={-1}>
      <NoOptions {...props} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function NoOptions({ data: { options }, handlers }: DeliveryProps) {
  if (options.state === 'loading') {
    return (
      <p className="shop-checkout__waiting" role="status">
        {text('checkout.delivery.loading')}
      </p>
    )
  }
  if (options.state === 'failed') {
    return <Problem onPress={handlers.retryOptions}>{options.words}</Problem>
  }
  return options.state === 'refused' ? <Problem kind="notice">{options.words}</Problem> : null
}

interface OfferedProps extends DeliveryProps {
  readonly options: Extract<Offer, { readonly state: 'offered' }>
}

/** They stay visible while they are reloaded. */
function OfferedOptions({ data, handlers, options }: OfferedProps) {
  const { facts, errors } = data
  const { kind, choices, notice, canRetry } = options
  return (
    <div className="shop-checkout__options" data-kind={kind}>
      <h3 className="shop-checkout__subtitle" id="checkout-options">
        {text(`checkout.options.${kind}`)}
      </h3>
      {notice && (
        <Problem kind="notice" onPress={canRetry ? handlers.retryOptions : undefined}>
          {notice}
        </Problem>
      )}
      <ChoiceRows
        path={PATH}
        labelledBy="checkout-options"
        choices={choices}
        isCompact={kind === 'slot'}
        chosen={facts.selectedDeliveryOption}
        error={errors[PATH]}
        onChoose={handlers.chooseOption}
      />
    </div>
  )
}
