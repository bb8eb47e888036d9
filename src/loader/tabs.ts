import { all, attribute } from './dom.ts'
import { hydrateStale } from './stale.ts'

const KEY = 'courtside.visitor'

/**
 * Keeps tabs in step: with what another one did to the cart, and with a login or a logout there, by form
 * or by call. They read their carts again, and a page that was drawn for somebody who is not logged in
 * any more is asked for again, also where Back brings it.
 */
export function followTabs(): void {
  const [host] = all(document, '[data-courtside-visitor]')
  const own = host && attribute(host, 'data-courtside-visitor')
  try {
    const tabs = new BroadcastChannel('courtside')
    tabs.onmessage = ({ data }) => data?.kind === 'cart' && hydrateStale('stale')
    if (own == null) return
    const known = () => localStorage[KEY] ?? ''
    const leave = () => own && known() !== own && location.reload()
    if (known() !== own) {
      localStorage[KEY] = own
      tabs.postMessage({ kind: 'cart', version: 0 })
    }
    addEventListener('storage', leave)
    addEventListener('pageshow', leave)
  } catch {
    // Where cookies are blocked, Firefox has no channel, and nothing is kept.
  }
}
