import { CALLBACK_MS, isReadByTagManager, USUAL_LAYER } from '../model/tracked-item.ts'
import { attribute } from './dom.ts'
import { loadScript } from './hydrate.ts'
import { loader } from './loader-api.ts'
import { setting } from './page.ts'

/** Filled in by the build: the file of each format. */
declare const COURTSIDE_TRACKING: { readonly tracking: string; readonly enhanced: string }

/** The last pressed link to a product, while the tracking file is loading. */
let pressed: HTMLAnchorElement | undefined

/** Reports the visit to a tag manager once the visitor consents. */
export function track(): void {
  const name = setting('format') === 'enhanced' ? 'enhanced' : 'tracking'
  loader.tracking = loader.consent
    ? loadScript(COURTSIDE_TRACKING[name], (it) => void it.track(loader))?.then(release)
    : release()
}

/**
 * Holds a press on a product until the tracking file has loaded, if there is a tag manager to report it to.
 */
export function holdProduct(event: Event, path: readonly Element[]): void {
  const link = path.find((it) => attribute(it, 'data-item') !== null) as
    | HTMLAnchorElement
    | undefined
  if (!loader.tracking || !link || link.target || !hasTagManager()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = link
  setTimeout(() => (loader.letGo ?? release)(), CALLBACK_MS)
}

/** Whether the page names a tag manager that will be loaded, or has one of its own. */
function hasTagManager(): boolean {
  return (
    !!setting('tags') || isReadByTagManager(Reflect.get(window, setting('layer') || USUAL_LAYER))
  )
}

function release(): undefined {
  loader.tracking = undefined
  pressed?.click()
  pressed = undefined
}
