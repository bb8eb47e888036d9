import { sumText } from '../../i18n/price-text.ts'
import { text } from '../../i18n/text.ts'
import {
  type CountedPieces,
  nextStepOf,
  type Quantities,
  totalOf,
} from '../../model/size-fields.ts'
import type { OfferedSizes } from '../../ui/sizes/size-input-props.ts'

/** The number and sum of the chosen pieces; the sum only for visitors who may see prices. */
export function filledText(
  offered: OfferedSizes,
  quantities: Quantities,
  counted?: CountedPieces,
): string {
  const { fields, offert, loggedOutText } = offered
  const { pieces, amount } = totalOf(fields, quantities, counted)
  if (pieces === 0) return ''
  const showsSum = !offert && !loggedOutText && amount
  const sum = showsSum ? [sumText(amount), fields[0]?.vatText].filter(Boolean).join(' ') : 'none'
  return text('size.sum', { n: pieces, sum })
}

/** The same, with the pieces in the cart that count for the price, and what more of them would cost. */
export function filledWithCart(
  offered: OfferedSizes,
  quantities: Quantities,
  inCart: number,
): string {
  const filled = filledText(offered, quantities, { inCart })
  if (!filled) return ''
  const counted = inCart ? text('size.sum.incart', { filled, n: inCart }) : filled
  const next = nextStepText(offered, totalOf(offered.fields, quantities).pieces + inCart)
  return next ? `${counted}. ${next}` : counted
}

/** What one piece costs from the next step on, to those who see prices. */
function nextStepText({ fields, offert, loggedOutText }: OfferedSizes, pieces: number): string {
  const next = offert || loggedOutText ? undefined : nextStepOf(fields, pieces)
  if (!next) return ''
  const amount = sumText(next.price)
  const sum = next.isFrom ? text('price.from', { sum: amount }) : amount
  return text('size.nextstep', { n: next.left, sum })
}
