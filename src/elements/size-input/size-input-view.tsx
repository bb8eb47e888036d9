import { useMemo } from 'react'
import type { ViewProps } from '../element-table.ts'
import { readForms } from '../read-forms.ts'
import { SizeForm } from '../sizes/size-form.tsx'
import { idIn } from './read-size-input.ts'
import type { table } from './size-input.table.ts'

/** A box for each size, and one button that puts all of them in the cart. */
export function SizeInputView(props: ViewProps<typeof table>) {
  const { host, sizeInputFields } = props
  const forms = useMemo(() => readForms(host), [host])
  return <SizeForm {...props} id={idIn(host, props)} forms={forms} fields={sizeInputFields} />
}
