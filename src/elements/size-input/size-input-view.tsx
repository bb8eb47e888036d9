import { useMemo } from 'react'
import { prepareAdding } from '../../state/cart/adding.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { bringGrid, hasGrid } from '../sizes/grid-part.ts'
import { SizeForm } from '../sizes/size-form.tsx'
import { idIn, readSizeInput } from './read-size-input.ts'
import { table } from './size-input.table.ts'

/** A box for each size, and one button that puts all of them in the cart. */
function SizeInputView(props: ViewProps<typeof table>) {
  const { host, sizeInputFields } = props
  const forms = useMemo(() => readForms(host), [host])
  return <SizeForm {...props} id={idIn(host, props)} forms={forms} fields={sizeInputFields} />
}

const part = elementPart(table, SizeInputView, { drawnFrom: readSizeInput })

/** A grid of the server's stays until what draws it is here. */
export function define(name: string): void {
  const hosts = [...document.querySelectorAll<HTMLElement>(name)]
  if (hasGrid(hosts)) void bringGrid().then(() => part.define(name))
  else part.define(name)
}

export function mount(host: HTMLElement): () => void {
  if (!hasGrid([host])) return part.mount(host)
  let undo: (() => void) | undefined
  let isGone = false
  void bringGrid().then(() => {
    if (!isGone) undo = part.mount(host)
  })
  return () => {
    isGone = true
    undo?.()
  }
}
export const prepare = prepareAdding
