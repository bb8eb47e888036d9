import type { Db } from '../../platform/db/schema.ts'
import { addFavourites, listFavourites, removeFavourites } from './favourite-queries.ts'

export interface FavouriteChange {
  readonly customerId: string
  /** The newest first. */
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Answers with all that the customer has marked afterwards. */
export function changeFavourites(
  db: Db,
  { customerId, add, remove }: FavouriteChange,
  now: number,
): Promise<string[]> {
  if (add.length + remove.length === 0) return listFavourites(db, customerId)
  return db.transaction().execute(async (tx) => {
    await removeFavourites(tx, customerId, remove)
    await addFavourites(tx, customerId, add, now)
    return listFavourites(tx, customerId)
  })
}
