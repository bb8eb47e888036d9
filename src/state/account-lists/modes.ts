import {
  blankValues,
  entryForm,
  entryRemoval,
  type ListMode,
  type ListName,
} from '../../model/account-lists.ts'
import type { ListState } from './list-state.ts'
import { isSending } from './load-list.ts'

interface ModesOptions {
  readonly name: ListName
  readonly country: string
  readonly state: ListState
  readonly stop: () => void
}

/** Opens and leaves the form and the confirmation. */
export function createModes({ name, country, state, stop }: ModesOptions) {
  function enter(mode: ListMode): void {
    if (isSending(state.mode)) return
    Object.assign(state, { mode, notice: null })
    if (mode.is === 'form') state.focus = { act: 'title' }
  }

  return {
    add: () => enter(entryForm('', blankValues(name, country), country)),
    edit(systemId: string): void {
      const values = state.items.find((it) => it.systemId === systemId)?.values
      if (values) enter(entryForm(systemId, values, country))
    },
    ask: (systemId: string) => enter(entryRemoval(systemId, true)),
    /** Returns to the list; a running request is aborted first. */
    leave(): void {
      const { mode } = state
      if (mode.is === 'list') return
      if (isSending(mode)) {
        stop()
        return
      }
      const way = mode.is === 'form' ? 'edit' : 'remove'
      enter({ is: 'list' })
      state.focus = { act: mode.systemId ? `${way} ${mode.systemId}` : 'add' }
    },
    choose(chosen: string): void {
      if (state.mode.is === 'form') state.mode = { ...state.mode, country: chosen }
    },
  }
}
