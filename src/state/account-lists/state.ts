import { proxy } from 'valtio/vanilla'
import type { ListItem, ListMode, ListName, ListValues } from '../../model/account-lists.ts'
import { StoppedError } from '../../services/http-error.ts'
import { removeEntry, saveEntry } from './edit-list.ts'
import type { EditContext, ListState } from './list-state.ts'
import { createListLoader } from './load-list.ts'
import { createModes } from './modes.ts'

/** One list, for one element. */
export interface AccountList {
  readonly state: ListState
  /** Loads the list, unless it came with the page. */
  readonly open: () => Promise<void>
  readonly retry: () => Promise<void>
  /** Reloads it silently after changes of other tabs. */
  readonly refresh: () => Promise<void>
  readonly add: () => void
  readonly edit: (systemId: string) => void
  readonly ask: (systemId: string) => void
  /** Returns to the list. */
  readonly leave: () => void
  readonly choose: (country: string) => void
  /** Resolve to whether it succeeded; if not, the form shows the reason. */
  readonly save: (values: ListValues) => Promise<boolean>
  readonly remove: () => Promise<boolean>
  /** Aborts the running request. */
  readonly stop: () => void
}

export interface DrawnList {
  readonly items: readonly ListItem[]
  readonly mayWrite: boolean
  readonly mode: ListMode
}

export interface AccountListOptions {
  /** The element that shows it. */
  readonly host: EventTarget
  readonly name: ListName
  /** The shop's own country. */
  readonly country: string
  /** The state that the server has drawn. */
  readonly drawn?: DrawnList | undefined
}

export function createAccountList({ host, name, country, drawn }: AccountListOptions): AccountList {
  const state = proxy<ListState>({
    status: drawn ? 'ready' : 'loading',
    problem: null,
    needsLogin: false,
    items: drawn?.items ?? [],
    mayWrite: drawn?.mayWrite ?? true,
    notice: null,
    mode: drawn?.mode ?? { is: 'list' },
    focus: null,
  })
  let running = new AbortController()
  const signal = () => running.signal

  function stop(): void {
    running.abort(new StoppedError('Given up'))
    running = new AbortController()
  }

  const { read, retry, refresh } = createListLoader(name, state, signal)
  const writing: EditContext = { host, name, country, state, signal, read }
  return {
    ...{ state, retry, refresh, stop },
    ...createModes({ name, country, state, stop }),
    open: async () => (state.status === 'ready' ? undefined : retry()),
    save: saveEntry(writing),
    remove: () => removeEntry(writing),
  }
}
