import { useCallback, useSyncExternalStore } from 'react'

interface Cell<Value> {
  value: Value
  readonly listeners: Set<() => void>
}

/** The state of each element's view while the element is on the page, by name. */
const cellsByHost = new WeakMap<HTMLElement, Map<string, Cell<unknown>>>()

/**
 * State that outlives its view: when other scripts have removed an element's nodes, its view is drawn again
 * and shows the result of a press that was still under way.
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

/**
 * Called when the element has left the page, or shows something else, whose state is kept under the name
 * `but`.
 */
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
