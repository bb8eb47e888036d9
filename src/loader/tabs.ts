import { capture } from './capture.ts'
import { VISITOR_KEY } from './constants.ts'
import { all, attribute } from './dom.ts'
import { loadHydrator } from './hydrate.ts'
import { loader } from './loader-api.ts'

/** Hears other tabs, and tells them where the page is somebody else's than the one before. */
export function followTabs(): void {
  try {
    loader.tabs = new BroadcastChannel('courtside')
    loader.tabs.onmessage = capture
    const known = localStorage[VISITOR_KEY] ?? ''
    const [host] = all(document, '[data-courtside-visitor]')
    if (host && attribute(host, 'data-courtside-visitor') !== known)
      loadHydrator((it) => it.followVisitor())
  } catch {
    // Where cookies are blocked, Firefox has no channel, and nothing is kept.
  }
}
