import type { StoredList } from '../../contract/visitor-lists.ts'
import { currentVisitor, NO_PRODUCTS } from '../../services/stored-lists.ts'

/** The device's list for the current visitor: empty if it is a copy of another customer's account. */
export function ownList(stored: StoredList): StoredList {
  return stored.owner === '' || stored.owner === currentVisitor() ? stored : NO_PRODUCTS
}

/**
 * Changes the account's list, and first adds the products that the device listed before the login. Resolves
 * to the copy to store: all products of the account.
 */
export async function changeAccountList<Change extends { readonly add?: readonly string[] }>(
  { productIds, owner }: StoredList,
  change: Change,
  send: (change: Change) => Promise<Pick<StoredList, 'productIds'>>,
): Promise<StoredList> {
  const visitor = currentVisitor()
  const answer = await send(owner === '' ? { ...change, add: productIds } : change)
  return { ...answer, owner: visitor, readAt: Date.now() }
}
