import { CONSENT_COOKIE, type Consent, readConsent } from '../../model/consent.ts'
import type { Message } from '../../model/validation.ts'
import { MAX_RECENTLY_VIEWED } from '../../model/visitor-lists.ts'
import { forgetRecentlyViewed } from '../../services/consent-effects.ts'
import { failureMessage } from '../../services/http-error.ts'
import { readCookie } from '../../services/storage.ts'
import { currentVisitor, storedRecentlyViewed } from '../../services/stored-lists.ts'
import { changeRecentlyViewed } from '../../services/visitor-list-service.ts'
import { changeAccountList, ownList } from './account-list.ts'

/** Whether the visitor has withdrawn consent while a call was running. */
let isTakenBack = false

/**
 * Calls `hear` with whether viewed products may be remembered: now, and whenever the visitor changes that.
 * The returned function stops that.
 */
export function followConsent(hear: (may: boolean) => void): () => void {
  const stored = readConsent(readCookie(CONSENT_COOKIE))
  let may = stored?.preferences === true
  isTakenBack = false
  // A form without script may have taken the refusal.
  if (stored && !may) forgetRecentlyViewed()
  const onConsent = ({ detail }: CustomEvent<Partial<Consent>>) => {
    const isYes = detail.preferences === true
    if (isYes === may) return
    may = isYes
    isTakenBack = !isYes
    hear(may)
  }
  addEventListener('courtside:consent', onConsent, true)
  hear(may)
  dispatchEvent(new CustomEvent('courtside:consent-asked'))
  return () => removeEventListener('courtside:consent', onConsent, true)
}

/**
 * Remembers a viewed product, and resolves to the other recently viewed ones, newest first. For a logged-in
 * customer the account remembers it too, with the products that the device listed before the login.
 */
export async function recordView(productId: string | undefined): Promise<readonly string[]> {
  const added = productId ? [productId] : []
  const withoutIt = (ids: readonly string[]) => ids.filter((it) => it !== productId)
  const before = ownList(storedRecentlyViewed.read())
  const others = withoutIt(before.productIds)
  const list = { ...before, productIds: [...added, ...others].slice(0, MAX_RECENTLY_VIEWED) }
  storedRecentlyViewed.store(list)
  if (currentVisitor() === '') return others
  try {
    const copy = await changeAccountList(list, { add: added }, changeRecentlyViewed)
    // The visitor may have withdrawn consent meanwhile.
    if (isTakenBack) return others
    storedRecentlyViewed.store(copy)
    return withoutIt(copy.productIds)
  } catch (error) {
    // Rethrows anything but a failed call; after one, the copy stays and the next page tries again.
    failureMessage(error)
    return others
  }
}

/** Forgets all of them, in the account first. Resolves to the message for the visitor, if any. */
export async function clearRecentlyViewed(): Promise<Message | undefined> {
  try {
    if (currentVisitor() !== '') await changeRecentlyViewed({ clear: true })
  } catch (error) {
    return failureMessage(error)
  }
  forgetRecentlyViewed()
  return undefined
}
