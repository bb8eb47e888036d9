import type { Snapshot } from 'valtio/vanilla'
import { messageText, text } from '../../i18n/text.ts'
import type { displayedCheckout } from '../../state/checkout/displayed-checkout.ts'
import type { CheckoutState } from '../../state/checkout/state.ts'
import { type OfferedOptions, offeredOptions } from '../../ui/checkout/offered-options.ts'
import { findInMarkup } from '../server-markup.ts'

/** The carrier's options as the server has drawn them, and the delivery method they belong to. */
export interface DrawnOptions {
  readonly method: string | null | undefined
  readonly options: OfferedOptions
}

type DisplayedCheckout = ReturnType<typeof displayedCheckout>

/** Until the carrier has answered once, the server's options are kept, so that nothing moves. */
export function readOptions(
  state: ReadonlyState,
  checkout: DisplayedCheckout,
  drawn: DrawnOptions | undefined,
): OfferedOptions {
  const { selectedDeliveryMethod: method } = checkout
  const { optionsFor, optionsPhase } = state
  const isFirst = optionsPhase === 'loading' && optionsFor === undefined
  if (drawn && isFirst && drawn.method === method) return drawn.options
  const isOwn = optionsFor === method
  const answer = isOwn ? readAnswer(state, checkout) : NONE
  const hasNone = answer.state === 'none' && !(isOwn && state.options.length > 0)
  return hasNone && optionsPhase === 'loading' ? { state: 'loading' } : answer
}

const NONE: OfferedOptions = { state: 'none' }

/** The last answer of the chosen method's carrier. */
function readAnswer(
  { options, optionsPhase, optionsFailure, optionsNotice: notice }: ReadonlyState,
  { selectedDeliveryMethod: method, deliveryMethods }: DisplayedCheckout,
): OfferedOptions {
  if (options.length === 0 && optionsPhase === 'failed') {
    const words = optionsFailure ? messageText(optionsFailure) : text('checkout.delivery.failed')
    return { state: 'failed', words }
  }
  const price = deliveryMethods.find(({ id }) => id === method)?.formattedPrice
  return offeredOptions({ options, notice, price, canRetry: true })
}

/** The server's options; undefined if it has drawn no delivery methods. */
export function findDrawnOptions(host: HTMLElement): OfferedOptions | undefined {
  const section = findInMarkup(host, '.shop-checkout__section--delivery')
  if (!section) return undefined
  const notice = section.querySelector('.cs-choice .cs-problem p')?.textContent ?? undefined
  const list = section.querySelector<HTMLElement>('.shop-checkout__options[data-kind]')
  if (!list) return notice ? { state: 'refused', words: notice } : NONE
  const kind = list.dataset.kind === 'slot' ? 'slot' : 'pickup'
  const choices = [...list.querySelectorAll('.cs-choice')].map(readChoice)
  return { state: 'offered', kind, choices, notice, canRetry: false }
}

function readChoice(row: Element) {
  const textOf = (name: string) =>
    row.querySelector(`.cs-choice__${name}`)?.textContent || undefined
  return {
    id: row.querySelector('input')?.value ?? '',
    name: textOf('name') ?? '',
    about: textOf('about'),
    price: textOf('price'),
  }
}

/** The live state, or a snapshot of its last draw. */
export type ReadonlyState = CheckoutState | Snapshot<CheckoutState>
