import { CONSENT_COOKIE, type Consent, readConsent } from '../../model/consent.ts'
import type { Message } from '../../model/validation.ts'
import { MAX_RECENTLY_VIEWED } from '../../model/visitor-lists.ts'
import { forgetRecentlyViewed } from '../../services/consent-effects.ts'
import { failureMessage } from '../../services/http-error.ts'
import { readCookie } from '../../services/storage.ts'
import { currentVisitor, storedRecentlyViewed } from '../../services/stored-lists.ts'
import { changeRecentlyViewed } from '../../services/visitor-list-service.ts'
import { changeAccountList, ownList } from './account-list.ts'

/** Whether a no has come after the yes that a call was under way for. */
let isTakenBack = false

/**
 * Calls `hear` with whether what is looked at may be remembered: now, and whenever the visitor says
 * otherwise. The answer stops that.
 */
export function followConsent(hear: (may: boolean) => void): () => void {
  const stored = readConsent(readCookie(CONSENT_COOKIE))
  let may = stored?.preferences === true
  isTakenBack = false
  // An answer that a form without script has taken.
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
 * Remembers a look at a product, and answers with what was looked at besides, the newest first. Of who
 * is logged in, the account remembers it too, with what the device has brought to the login.
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
    // The yes may have been taken back meanwhile.
    if (isTakenBack) return others
    storedRecentlyViewed.store(copy)
    return withoutIt(copy.productIds)
  } catch (error) {
    // After a call that failed, the copy stands and the next page asks again; nothing else is let pass.
    failureMessage(error)
    return others
  }
}

/** Forgets it all, in the account first. Answers with what the visitor is to be shown. */
export async function clearRecentlyViewed(): Promise<Message | undefined> {
  try {
    if (currentVisitor() !== '') await changeRecentlyViewed({ clear: true })
  } catch (error) {
    return failureMessage(error)
  }
  forgetRecentlyViewed()
  return undefined
}
