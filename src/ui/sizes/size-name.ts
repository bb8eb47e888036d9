import { unbroken } from '../../i18n/unbroken.ts'
import type { DisplayedSize } from './displayed-size.ts'

type NamedSize = Pick<DisplayedSize, 'mastervariant' | 'size'>

/** A size by name, with that of its variant. */
export function sizeName({ mastervariant, size }: NamedSize): string {
  return unbroken([mastervariant, size].filter(Boolean).join(', '))
}

/** As it is named among the others: with its variant only where there are several. */
export function sizeLabel(field: NamedSize, fields: readonly NamedSize[]): string {
  const isMixed = fields.some((it) => it.mastervariant !== fields[0]?.mastervariant)
  return isMixed ? sizeName(field) : unbroken(field.size ?? '')
}
