import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import type { SizeField } from '../../contract/size-fields.ts'
import { shownFields } from '../../model/size-fields.ts'
import { gridOf } from '../../model/size-matrix.ts'
import { stopCartChanges } from '../../state/cart/mutation.ts'
import { cartState, errorsOf } from '../../state/cart/state.ts'
import type { Forms } from '../../ui/action-form.tsx'
import { announce } from '../../ui/live-region.ts'
import { SizeInput } from '../../ui/sizes/size-input.tsx'
import { type OfferedSizes, sizeInputData } from '../../ui/sizes/size-input-props.ts'
import { useUid } from '../../ui/uid.ts'
import { filledText } from './filled-text.ts'
import { useErrorFocus } from './use-error-focus.ts'
import { useFold } from './use-fold.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useSizes } from './use-sizes.ts'

export interface SizeFormProps extends OfferedSizes {
  readonly host: HTMLElement
  /** The ids of the form start with it. */
  readonly id: string
  readonly forms?: Forms | undefined
  readonly fields: readonly SizeField[]
  /** Typed quantities are kept until it changes. */
  readonly productId?: string | undefined
  readonly productName?: string | undefined
}

/** Typing goes on; only the sum that stays is announced. */
const REST_MS = 700

/** The form of sizes, with what a visitor can do in it. */
export function SizeForm(props: SizeFormProps) {
  const { host, id, fields, forms } = props
  const source = useUid()
  const { shown, showAll } = useFold(host, id, fields)
  const { sizes, dispatch, leave, add, added } = useSizes({ ...props, source })
  const errors = errorsOf(useSnapshot(cartState).errors, source)
  const keys = useGridKeys({ id, grid: gridOf(shownFields(fields, shown)), dispatch })
  const { addOrLead, attempt } = useErrorFocus(host, add)
  const filled = filledText(props, sizes.quantities)
  useAnnouncedSum(filled)
  const sum = filled || added
  const data = sizeInputData(props, { id, shown, sizes, errors, attempt, sum })
  const type = (fieldId: string, text: string) => dispatch({ type: 'typed', fieldId, text })
  const handlers = { ...keys, type, leave, showAll, add: addOrLead, stop: stopCartChanges }
  return <SizeInput data={data} forms={forms} handlers={handlers} />
}

function useAnnouncedSum(sum: string): void {
  useEffect(() => {
    if (!sum) return
    const timer = setTimeout(() => announce(sum), REST_MS)
    return () => clearTimeout(timer)
  }, [sum])
}
