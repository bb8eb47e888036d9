import { text } from '../../i18n/text.ts'
import type { CheckoutProps } from './checkout-data.ts'
import { type Choice, ChoiceRows } from './choice-rows.tsx'
import { Problem } from './problem.tsx'

type OptionKind = 'home' | 'pickup' | 'slot'

/** What the carrier of the chosen way to deliver has said. */
export type OfferedOptions =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** The carrier cannot be asked now, or needs to know something first. */
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'refused'; readonly words: string }
  | {
      readonly state: 'offered'
      readonly kind: OptionKind
      readonly choices: readonly Omit<Choice, 'more'>[]
      readonly notice?: string | undefined
      /** Whether the carrier can be asked again: what the server has drawn has no script. */
      readonly canRetry: boolean
    }

interface CarrierOption {
  readonly id: string
  readonly name: string
  readonly kind: OptionKind
  readonly description?: string | undefined
  readonly arrival?: string | undefined
  readonly price?: string | undefined
}

interface Offer {
  readonly options: readonly CarrierOption[]
  readonly notice: string | undefined
  /** The price of the way to deliver: only another one is worth showing. */
  readonly price: string | undefined
  readonly canRetry: boolean
}

export function offeredOptions({ options, notice, price, canRetry }: Offer): OfferedOptions {
  const [first] = options
  if (!first) return notice ? { state: 'refused', words: notice } : { state: 'none' }
  if (options.length === 1 && first.kind === 'home') return { state: 'none' }
  const choices = options.map((it) => ({
    id: it.id,
    name: it.name,
    about: aboutOption(it),
    price: it.price === price ? undefined : it.price || undefined,
  }))
  return { state: 'offered', kind: first.kind, choices, notice, canRetry }
}

/** The name of a time says its day already. */
function aboutOption({ kind, description, arrival }: CarrierOption): string | undefined {
  return [description, kind !== 'slot' && arrival].filter(Boolean).join(' · ') || undefined
}

/** Pick-up points or times; they are kept on screen while they are asked for again. */
export function CarrierOptions({ data, handlers }: CheckoutProps) {
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
