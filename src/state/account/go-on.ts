import { ownUrl } from '../../model/url.ts'
import { navigateTo } from '../../services/navigate.ts'
import { pageSingleton } from '../../services/page-singleton.ts'

const way = pageSingleton('way-on', () => ({ go: navigateTo }))

/** Goes to an address of this site; any other one leads to its start, and none to this page again. */
export function goOn(url: string | undefined): void {
  way.go(url === undefined ? location.pathname + location.search : ownUrl(url))
}

/**
 * Where tests hear where a visitor would go.
 * @internal
 */
export function hearWayOn(go: typeof navigateTo): () => void {
  way.go = go
  return () => {
    way.go = navigateTo
  }
}
