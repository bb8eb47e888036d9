import type { ListItem, ListMode, ListName } from '../../model/account-lists.ts'

export interface ListState {
  status: 'loading' | 'ready' | 'failed'
  /** What is wrong with the list as a whole, in people's words; it stays until the list is read. */
  problem: string | null
  needsLogin: boolean
  items: readonly ListItem[]
  /** Whether who looks may add, change and remove. */
  mayWrite: boolean
  /** What the last write has done. */
  notice: 'saved' | 'removed' | null
  mode: ListMode
  /** Where the focus belongs after what was done; each is a new one. */
  focus: { readonly act: string } | null
}

/** What a write needs of its list. */
export interface EditContext {
  /** The element that shows it. */
  readonly host: EventTarget
  readonly name: ListName
  readonly country: string
  readonly state: ListState
  readonly signal: () => AbortSignal
  /** Reads the list; rejects where it cannot be read. */
  readonly read: () => Promise<void>
}
