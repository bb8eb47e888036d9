import type { ListItem, ListMode, ListName } from '../../model/account-lists.ts'

export interface ListState {
  status: 'loading' | 'ready' | 'failed'
  /** The error of the whole list, as a sentence; it stays until the list is reloaded. */
  problem: string | null
  needsLogin: boolean
  items: readonly ListItem[]
  /** Whether the viewer may add, change and remove. */
  mayWrite: boolean
  /** The result of the last write. */
  notice: 'saved' | 'removed' | null
  mode: ListMode
  /** The control that gets the focus after an action; a new object each time. */
  focus: { readonly act: string } | null
}

/** The context of a write. */
export interface EditContext {
  /** The element that shows it. */
  readonly host: EventTarget
  readonly name: ListName
  readonly country: string
  readonly state: ListState
  readonly signal: () => AbortSignal
  /** Loads the list; rejects on failure. */
  readonly read: () => Promise<void>
}
