import { all, attribute } from './dom.ts'

const KEY = 'courtside.visitor'

/**
 * Keeps tabs in step with a login or a logout of any other one, by form or by call: they read their
 * carts again, and a page that was drawn for somebody who is not logged in any more is asked for
 * again, also where Back brings it.
 */
export function followVisitor(tabs: BroadcastChannel | undefined): void {
  const [host] = all(document, '[data-courtside-visitor]')
  const own = host && attribute(host, 'data-courtside-visitor')
  if (own == null) return
  const known = () => localStorage[KEY] ?? ''
  const leave = () => own && known() !== own && location.reload()
  try {
    if (known() !== own) {
      localStorage[KEY] = own
      tabs?.postMessage({ kind: 'cart', version: 0 })
    }
    addEventListener('storage', leave)
    addEventListener('pageshow', leave)
  } catch {
    // Nothing is kept where storage is blocked.
  }
}
