import { text } from '../../i18n/text.ts'
import type { ListItem, ListMode, ListName } from '../../model/account-lists.ts'
import { readList } from '../../services/account-list-service.ts'
import { isLoggedOut, wordsOf } from './list-errors.ts'
import type { ListState } from './list-state.ts'

/** Loads the list and keeps the newest answer. */
export function createListLoader(name: ListName, state: ListState, signal: () => AbortSignal) {
  let requestCount = 0

  async function read(): Promise<void> {
    requestCount += 1
    const mine = requestCount
    const items = await readList(name, { signal: signal() })
    // A later request has a newer answer.
    if (mine === requestCount) take(state, items)
  }

  async function retry(): Promise<void> {
    if (state.items.length === 0) state.status = 'loading'
    state.problem = null
    try {
      await read()
    } catch (error) {
      fail(state, error)
    }
  }

  async function refresh(): Promise<void> {
    if (state.status === 'loading' || isSending(state.mode)) return
    try {
      await read()
      forgetLogin(state)
    } catch (error) {
      // The displayed list belongs to a logged-in customer; after other errors it stays until the next
      // load.
      if (isLoggedOut(error) && state.mode.is === 'list') fail(state, error)
    }
  }

  return { read, retry, refresh }
}

export function isSending(mode: ListMode): boolean {
  return mode.is !== 'list' && mode.submit === 'loading'
}

/** The login that a form was waiting for has succeeded in another tab. */
function forgetLogin(state: ListState): void {
  const { mode } = state
  if (mode.is === 'list' || !mode.needsLogin) return
  state.mode = { ...mode, needsLogin: false, problem: null }
}

function take(state: ListState, items: readonly ListItem[]): void {
  const mayWrite = items.length === 0 ? state.mayWrite : items.some((it) => it.isEditable)
  Object.assign(state, { items, mayWrite, status: 'ready', problem: null, needsLogin: false })
}

function fail(state: ListState, error: unknown): void {
  const needsLogin = isLoggedOut(error)
  const problem = needsLogin ? text('list.login') : wordsOf(error)
  const isOld = state.items.length > 0 && !needsLogin
  Object.assign(state, { problem, needsLogin, status: isOld ? 'ready' : 'failed' })
  if (!isOld) state.items = []
}
