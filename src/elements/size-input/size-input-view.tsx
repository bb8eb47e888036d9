import type { ViewProps } from '../element-table.ts'
import { SizeForm } from '../sizes/size-form.tsx'
import type { table } from './size-input.table.ts'

/** A box for each size, and one button that puts all of them in the cart. */
export function SizeInputView({ sizeInputFields, ...props }: ViewProps<typeof table>) {
  return <SizeForm {...props} fields={sizeInputFields} />
}
