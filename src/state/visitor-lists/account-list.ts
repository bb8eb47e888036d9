import type { StoredList } from '../../contract/visitor-lists.ts'
import { currentVisitor, NO_PRODUCTS } from '../../services/stored-lists.ts'

/** What a device keeps, for who is there now: a copy of somebody else's account is nobody's. */
export function ownList(stored: StoredList): StoredList {
  return stored.owner === '' || stored.owner === currentVisitor() ? stored : NO_PRODUCTS
}

/**
 * Changes the list of the account, into which goes what the device has brought to the login. Answers with
 * the copy to keep of all that is there.
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
