import { prepareAdding } from '../../state/cart/adding.ts'
import { elementPart } from '../react-element.tsx'
import { bringGrid, hasGrid } from '../sizes/grid-part.ts'
import { readSizeInput } from './read-size-input.ts'
import { table } from './size-input.table.ts'
import { SizeInputView } from './size-input-view.tsx'

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
