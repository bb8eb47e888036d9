import { sumText } from '../../i18n/price-text.ts'
import { text } from '../../i18n/text.ts'
import { type CountedPieces, type Quantities, totalOf } from '../../model/size-fields.ts'
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

/** The same, with the pieces in the cart that count for the price. */
export function filledWithCart(
  offered: OfferedSizes,
  quantities: Quantities,
  inCart: number,
): string {
  const filled = filledText(offered, quantities, { inCart })
  return filled && inCart ? text('size.sum.incart', { filled, n: inCart }) : filled
}
