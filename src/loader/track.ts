import { attribute } from './dom.ts'
import { loadScript } from './hydrate.ts'
import { loader } from './loader-api.ts'
import { setting } from './page.ts'

/** Filled in by the build: what the names of small files end with. */
declare const COURTSIDE_SMALL: string

/** As long as a page is held back for the tracking file and the tag manager that it brings. */
const HOLD_MS = 1000

/** The link to a product that was pressed last, while the tracking file is on its way. */
let pressed: HTMLAnchorElement | undefined

/** Tells a tag manager of the visit, once the visitor lets it be measured. */
export function track(): void {
  const name = setting('format') === 'enhanced' ? 'enhanced' : 'tracking'
  loader.tracking = loader.consent
    ? loadScript(name + COURTSIDE_SMALL, (it) => void it.track(loader))?.then(release)
    : release()
}

/** Keeps a press on a product where the tracking file is to bring the tag manager that hears of it. */
export function holdProduct(event: Event, path: readonly Element[]): void {
  const link = path.find((it) => attribute(it, 'data-item') !== null) as
    | HTMLAnchorElement
    | undefined
  if (!loader.tracking || !link || link.target || !hasTagManager()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = link
  setTimeout(() => (loader.letGo ?? release)(), HOLD_MS)
}

/** The page's own has put a `push` of its own on the list that it reads. */
function hasTagManager(): boolean {
  const layer = Reflect.get(window, setting('layer') || 'dataLayer')
  return !!setting('tags') || Object.hasOwn(layer ?? {}, 'push')
}

function release(): undefined {
  loader.tracking = undefined
  pressed?.click()
  pressed = undefined
}
