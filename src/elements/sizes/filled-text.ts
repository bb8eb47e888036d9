import { sumText } from '../../i18n/price-text.ts'
import { text } from '../../i18n/text.ts'
import { type Quantities, totalOf } from '../../model/size-fields.ts'
import type { OfferedSizes } from '../../ui/sizes/size-input-props.ts'

/** Pieces and sum of what is filled in; the sum only for those who may see prices. */
export function filledText(offered: OfferedSizes, quantities: Quantities, ofForm?: number): string {
  const { fields, offert, loggedOutText } = offered
  const { pieces, amount } = totalOf(fields, quantities, ofForm)
  if (pieces === 0) return ''
  const showsSum = !offert && !loggedOutText && amount
  const sum = showsSum ? [sumText(amount), fields[0]?.vatText].filter(Boolean).join(' ') : 'none'
  return text('size.sum', { n: pieces, sum })
}
