import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { neighbourOf, readBlock, spreadBlock } from '../../model/size-matrix.ts'
import type { BoxHandlers } from '../../ui/sizes/box-actions.ts'
import type { SizesEvent } from '../../ui/sizes/typed-sizes.ts'
import { goToBox } from './use-error-focus.ts'

export interface GridKeysOptions {
  readonly id: string
  readonly grid: readonly (readonly (SizeField | undefined)[])[]
  readonly dispatch: (event: SizesEvent) => void
}

type Direction = readonly [down: number, along: number]

/** In a list, which is one row, up and down move along it; left and right remain for the text. */
const LIST: Readonly<Record<string, Direction>> = { ArrowUp: [0, -1], ArrowDown: [0, 1] }
const MATRIX: Readonly<Record<string, Direction>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Tiles are in rows that wrap; all arrows move along them. */
const TILES: Readonly<Record<string, Direction>> = { ...MATRIX, ...LIST }

/** Arrow keys, Escape and pasting in a grid of boxes. */
export function gridKeys({
  id,
  grid,
  dispatch,
}: GridKeysOptions): Pick<BoxHandlers, 'press' | 'paste'> {
  const arrows = grid.length > 1 ? MATRIX : LIST

  function press(event: KeyboardEvent<HTMLInputElement>, fieldId: string): void {
    if (event.nativeEvent.isComposing || hasModifier(event)) return
    const isTile = event.currentTarget.type === 'checkbox'
    if (event.key === 'Escape' && !isTile) restore(event, fieldId)
    go(event, fieldId, (isTile ? TILES : arrows)[event.key])
  }

  function go(
    event: KeyboardEvent<HTMLInputElement>,
    fieldId: string,
    direction: Direction | undefined,
  ): void {
    const next = direction && neighbourOf(grid, fieldId, turned(direction, event.currentTarget))
    if (!next) return
    event.preventDefault()
    goToBox(id, next.fieldId)
  }

  function restore(event: KeyboardEvent<HTMLInputElement>, fieldId: string): void {
    event.stopPropagation()
    dispatch({ type: 'restored', fieldId })
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, fieldId: string): void {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const filled = spreadBlock(grid, fieldId, block).filter(({ field }) => field.inStock)
    const texts = Object.fromEntries(filled.map(({ field, typed }) => [field.fieldId, typed]))
    dispatch({ type: 'filled', texts })
  }

  return { press, paste }
}

/** In text that runs from right to left, the sizes do so too. */
function turned([down, along]: Direction, box: HTMLInputElement): Direction {
  return box.matches(':dir(rtl)') ? [down, -along] : [down, along]
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
