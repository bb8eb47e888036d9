import type { ShownSize } from './shown-size.ts'

/** A size by its name; with that of its variant where there are several. */
export function sizeLabel(field: ShownSize, fields: readonly ShownSize[]): string {
  const isMixed = fields.some((it) => it.mastervariant !== fields[0]?.mastervariant)
  return isMixed ? [field.mastervariant, field.size].filter(Boolean).join(', ') : (field.size ?? '')
}
