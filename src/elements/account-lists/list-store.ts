import type { ListMode, ListName } from '../../model/account-lists.ts'
import {
  type AccountList,
  createAccountList,
  type DrawnList,
} from '../../state/account-lists/state.ts'
import { type ListAttributes, ownCountry, readAccountList } from './read-list.ts'

const stores = new WeakMap<HTMLElement, AccountList>()

/** The list of one element. */
export function listOf(host: HTMLElement, name: ListName, country: string): AccountList {
  const existing = stores.get(host)
  if (existing) return existing
  const store = createAccountList({ host, name, country, drawn: readDrawn(host) })
  stores.set(host, store)
  return store
}

/** The server's data of the tag. */
function readDrawn({ dataset }: HTMLElement): DrawnList | undefined {
  if (!dataset.drawn) return undefined
  try {
    const { items, mayWrite, mode }: DrawnList = JSON.parse(dataset.drawn)
    return Array.isArray(items) && isMode(mode) ? { items, mayWrite, mode } : undefined
  } catch {
    // Our server has not written this: the list is loaded.
    return undefined
  }
}

function isMode(mode: ListMode | undefined): boolean {
  return mode !== undefined && ['list', 'form', 'removal'].includes(mode.is)
}

/** The data of the first draw. */
export function firstList(name: ListName) {
  return (props: ListAttributes, host: HTMLElement) =>
    readAccountList(name, listOf(host, name, ownCountry(props.countries)).state, props)
}
