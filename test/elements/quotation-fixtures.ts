import type { ListedProduct } from '../../src/model/quotations.ts'
import { writeStored } from '../../src/services/storage.ts'
import { openList } from '../../src/state/quotation/list.ts'

export const KEY = 'courtside.quotation'

/** The list that this device stores. */
export function listed(): ListedProduct[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]')
}

/** As if another tab had written it. */
export function keepList(rows: readonly object[] | string): void {
  openList()
  writeStored(KEY, typeof rows === 'string' ? rows : JSON.stringify(rows))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** An empty list, on the device and in memory. */
export function forgetList(): void {
  keepList([])
  localStorage.removeItem(KEY)
  localStorage.removeItem(`${KEY}.taken`)
}
