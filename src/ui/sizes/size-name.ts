import { unbroken } from '../../i18n/unbroken.ts'
import type { DisplayedSize } from './displayed-size.ts'

type NamedSize = Pick<DisplayedSize, 'mastervariant' | 'size'>

/** The name of a size, with that of its variant. */
export function sizeName({ mastervariant, size }: NamedSize): string {
  return unbroken([mastervariant, size].filter(Boolean).join(', '))
}

/** The name of a size among others: with its variant only if there are several. */
export function sizeLabel(field: NamedSize, fields: readonly NamedSize[]): string {
  const isMixed = fields.some((it) => it.mastervariant !== fields[0]?.mastervariant)
  return isMixed ? sizeName(field) : unbroken(field.size ?? '')
}
