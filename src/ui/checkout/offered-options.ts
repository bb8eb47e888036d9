import { priceText } from '../../i18n/price-text.ts'
import type { Choice } from './choice-rows.tsx'

type OptionKind = 'home' | 'pickup' | 'slot'

/** The answer of the chosen delivery method's carrier. */
export type OfferedOptions =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** The carrier cannot answer now, or needs more data first. */
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'refused'; readonly words: string }
  | {
      readonly state: 'offered'
      readonly kind: OptionKind
      readonly choices: readonly Omit<Choice, 'more'>[]
      readonly notice?: string | undefined
      /** Whether a retry is possible: the server's markup has no script. */
      readonly canRetry: boolean
    }

interface CarrierOption {
  readonly id: string
  readonly name: string
  readonly kind: OptionKind
  readonly description?: string | undefined
  readonly arrival?: string | undefined
  readonly price?: string | number | undefined
}

interface Offer {
  readonly options: readonly CarrierOption[]
  readonly notice: string | undefined
  /** The price of the delivery method: only a different one is shown. */
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
    price: ownPrice(it, price),
  }))
  return { state: 'offered', kind: first.kind, choices, notice, canRetry }
}

function ownPrice({ price: own = '' }: CarrierOption, price: string | undefined) {
  const ownText = priceText(own)
  return ownText === price ? undefined : ownText || undefined
}

/** The name of a time includes its day. */
function aboutOption({ kind, description, arrival }: CarrierOption): string | undefined {
  return [description, kind !== 'slot' && arrival].filter(Boolean).join(' · ') || undefined
}
