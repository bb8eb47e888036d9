import { useCallback, useSyncExternalStore } from 'react'

interface Cell<Value> {
  value: Value
  readonly listeners: Set<() => void>
}

/** The state of each element's view while the element is on the page, by name. */
const cellsByHost = new WeakMap<HTMLElement, Map<string, Cell<unknown>>>()

/**
 * State of a view that outlives it: an element whose nodes others have removed is drawn once more, and
 * what became of a press that was still being answered is then said in the new view.
 */
export function useHostState<Value>(
  host: HTMLElement,
  name: string,
  first: () => Value,
): readonly [Value, (value: Value) => void] {
  const cell = cellOf(host, name, first)
  const subscribe = useCallback(
    (listener: () => void) => {
      cell.listeners.add(listener)
      return () => cell.listeners.delete(listener)
    },
    [cell],
  )
  const read = () => cell.value
  const value = useSyncExternalStore(subscribe, read, read)
  const set = useCallback(
    (next: Value) => {
      cell.value = next
      for (const it of cell.listeners) it()
    },
    [cell],
  )
  return [value, set]
}

/** The element has left the page, or shows something else, which stands under the name that is kept. */
export function forgetHostState(host: HTMLElement, but?: string): void {
  const cells = cellsByHost.get(host) ?? new Map()
  for (const name of cells.keys()) if (name !== but) cells.delete(name)
}

function cellOf<Value>(host: HTMLElement, name: string, first: () => Value): Cell<Value> {
  const cells = cellsByHost.get(host) ?? new Map<string, Cell<unknown>>()
  cellsByHost.set(host, cells)
  const cell = cells.get(name) ?? { value: first(), listeners: new Set() }
  cells.set(name, cell)
  return cell as Cell<Value>
}
