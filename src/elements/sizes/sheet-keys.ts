import type { KeyboardEvent } from 'react'

/** What a key does in a grid, as in a spreadsheet; undefined where it is an arrow or a character. */
export type SheetCommand = 'undo' | 'redo' | 'add' | 'down' | 'up'

/** By the keys that are held: `control` is Command on a Mac. */
const COMMANDS: Readonly<Record<string, SheetCommand>> = {
  enter: 'down',
  'shift+enter': 'up',
  'control+enter': 'add',
  'control+z': 'undo',
  'control+y': 'redo',
  'control+shift+z': 'redo',
}

export function sheetCommand(event: KeyboardEvent): SheetCommand | undefined {
  if (event.nativeEvent.isComposing || event.altKey) return undefined
  const held = [(event.ctrlKey || event.metaKey) && 'control', event.shiftKey && 'shift']
  return COMMANDS[[...held, event.key.toLowerCase()].filter(Boolean).join('+')]
}
