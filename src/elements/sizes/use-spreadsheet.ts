import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { text } from '../../i18n/text.ts'
import { readBlock, spreadBlock } from '../../model/size-matrix.ts'
import { announce } from '../../ui/live-region.ts'
import type { SizeInputData } from '../../ui/sizes/size-input-props.ts'
import type { SizesEvent } from '../../ui/sizes/typed-sizes.ts'
import { gridKeys } from './grid-keys.ts'
import { goToBox } from './use-error-focus.ts'
import type { Sizes } from './use-sizes.ts'
import { useUndo } from './use-undo.ts'

/** By the modifier keys; `control` is Command on a Mac. */
const COMMANDS: Readonly<Record<string, SheetCommand>> = {
  'control+enter': 'add',
  'control+z': 'undo',
  'control+y': 'redo',
  'control+shift+z': 'redo',
}

interface SheetOptions {
  readonly data: SizeInputData
  readonly grid: readonly (readonly (SizeField | undefined)[])[]
  readonly typing: Sizes
}

/** A visitor's actions in a grid, and their results where these are worth announcing. */
export function useSheet({ data, grid, typing }: SheetOptions) {
  const [notice, setNotice] = useState('')
  const { id, fields } = data
  const undo = useUndo({
    fieldIds: fields.map((it) => it.fieldId),
    texts: typing.sizes.texts,
    dispatch: typing.dispatch,
    until: typing.added,
  })

  function act(event: SizesEvent): void {
    setNotice('')
    undo.act(event)
  }

  function say(words: string): void {
    setNotice(words)
    announce(words)
  }

  function step(direction: 'undo' | 'redo'): void {
    const changed = undo.step(direction)
    if (!changed) return
    say(text(direction === 'undo' ? 'size.undone' : 'size.redone'))
    goToBox(id, changed)
  }

  function clearData(): void {
    undo.act({ type: 'cleared' })
    say(text('size.cleared'))
  }

  function leave(fieldId: string): void {
    undo.rest()
    typing.leave(fieldId)
  }

  const actions = {
    ...boxKeys({ id, grid, act, step, say }),
    ...{ clearData, leave, undo: () => step('undo') },
    setDefaultData: () => act({ type: 'defaults', fields }),
    type: (fieldId: string, typed: string) => act({ type: 'typed', fieldId, text: typed }),
  }
  return { notice, actions }
}

interface KeysOptions extends Pick<SheetOptions, 'grid'> {
  readonly id: string
  readonly act: (event: SizesEvent) => void
  readonly step: (direction: 'undo' | 'redo') => void
  readonly say: (words: string) => void
}

/** Keys and pasting in the boxes. */
function boxKeys({ id, grid, act, step, say }: KeysOptions) {
  const keys = gridKeys({ id, grid, dispatch: act })

  function press(event: KeyboardEvent<HTMLInputElement>, fieldId: string): void {
    const command = sheetCommand(event)
    if (command) event.preventDefault()
    if (!command) keys.press(event, fieldId)
    else if (command === 'add')
      event.currentTarget.form?.querySelector<HTMLElement>('[data-act="add"]')?.click()
    else step(command)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, fieldId: string): void {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    keys.paste(event, fieldId)
    if (!event.defaultPrevented) return
    const filled = spreadBlock(grid, fieldId, block).filter(({ field }) => field.inStock)
    const n = block.flat().filter(Boolean).length - filled.length
    if (n > 0) say(text('size.overflow', { n }))
  }

  return { press, paste }
}

/** The effect of a key in a grid, as in a spreadsheet; undefined for arrows and characters. */
type SheetCommand = 'undo' | 'redo' | 'add'

function sheetCommand(event: KeyboardEvent): SheetCommand | undefined {
  if (event.nativeEvent.isComposing || event.altKey) return undefined
  const modifiers = [(event.ctrlKey || event.metaKey) && 'control', event.shiftKey && 'shift']
  return COMMANDS[[...modifiers, event.key.toLowerCase()].filter(Boolean).join('+')]
}
