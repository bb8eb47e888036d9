import { ownUrl } from '../../model/url.ts'
import { navigateTo } from '../../services/page.ts'
import { pageSingleton } from '../../services/page-singleton.ts'
import { leavePage } from '../leave-page.ts'

const navigation = pageSingleton('redirect', () => ({ navigate: navigateTo }))

/**
 * Goes to an address of this site; any other address leads to the start page, and no address to this page
 * again.
 */
export function redirectTo(url: string | undefined, host: EventTarget): void {
  const own = url === undefined ? location.pathname + location.search : ownUrl(url)
  leavePage(own, { kind: 'form', host, go: navigation.navigate })
}

/** Lets tests observe redirects. @internal */
export function observeRedirects(navigate: typeof navigateTo): () => void {
  navigation.navigate = navigate
  return () => {
    navigation.navigate = navigateTo
  }
}
