import type { SizeField } from '../../contract/size-fields.ts'

/** A size by name, with that of its variant. */
export function sizeName({
  mastervariant,
  size,
}: Partial<Pick<SizeField, 'mastervariant' | 'size'>>): string {
  return [mastervariant, size].filter(Boolean).join(', ')
}
