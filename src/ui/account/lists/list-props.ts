import type { ListItem, ListMode, ListName } from '../../../model/account-lists.ts'
import type { DrawnProps } from '../../view-props.ts'

export interface Country {
  readonly id: string
  readonly name: string
}

export interface AccountListData {
  readonly name: ListName
  readonly status: 'loading' | 'ready' | 'failed'
  /** As a sentence. */
  readonly problem: string | null
  readonly needsLogin: boolean
  readonly loginUrl: string | null
  readonly items: readonly ListItem[]
  readonly mayWrite: boolean
  readonly notice: 'saved' | 'removed' | null
  /** The countries of an address; the first one is the shop's own. */
  readonly countries: readonly Country[]
  readonly mode: ListMode
}

/** Keeps one order of properties, because a view's checksum depends on it. */
export function accountListData(data: AccountListData): AccountListData {
  const { name, status, problem, needsLogin, loginUrl } = data
  const { items, mayWrite, notice, countries, mode } = data
  const page = { name, status, problem, needsLogin, loginUrl }
  return { ...page, items, mayWrite, notice, countries, mode }
}

export interface AccountListHandlers {
  readonly add: () => void
  readonly edit: (systemId: string) => void
  readonly ask: (systemId: string) => void
  readonly leave: () => void
  readonly choose: (country: string) => void
  readonly save: (form: HTMLFormElement) => void
  readonly remove: () => void
  readonly retry: () => void
  readonly stop: () => void
}

export type AccountListProps = DrawnProps<AccountListData, AccountListHandlers>
