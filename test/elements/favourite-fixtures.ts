import { openFavourites } from '../../src/state/visitor-lists/favourites.ts'

export const KEY = 'courtside.favourites'

interface Kept {
  readonly productIds: readonly string[]
  readonly owner?: string
  readonly readAt?: number
}

/** As if another tab had written it. */
export async function keepOnDevice({ productIds, owner = '', readAt = 0 }: Kept): Promise<void> {
  await openFavourites()
  localStorage.setItem(KEY, JSON.stringify({ productIds, owner, readAt }))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** The products that this device stores. */
export function keptOnDevice(): readonly string[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '{"productIds":[]}').productIds
}
