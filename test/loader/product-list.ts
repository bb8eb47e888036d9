import type { LoaderPage } from './open-page.ts'

export const LIST = `<ul>
  <li><a id="one" href="~landing?one" data-item='{"item_id":"A1"}'>One</a></li>
  <li><a id="two" href="~landing?two" data-item='{"item_id":"A2"}'>Two</a></li>
  <li><a id="here" href="#here" data-item='{"item_id":"A3"}'>Three</a></li>
  <li><a id="blank" href="#blank" target="_blank" data-item='{"item_id":"A4"}'>Four</a></li>
</ul>
<script type="application/json" data-courtside-event="view_item">
  {"items":[{"item_id":"A0"}]}
</script>`

interface Told {
  readonly event?: string
  readonly ecommerce?: Readonly<Record<string, { readonly products?: { readonly id: string }[] }>>
}

/** What tag managers have received, including those of pages that were left. */
export let told: Told[]

/** Clears what was received. */
export function hearNothing(): void {
  told = []
  Reflect.set(globalThis, 'told', told)
}

/** The second for which a page is held back passes only when `pass` is called. */
export const CLOCK = `<script>
  const later = setTimeout
  const tasks = []
  window.setTimeout = (task, ms, ...more) =>
    ms === 1000 ? tasks.push(task) : later(task, ms, ...more)
  window.pass = () => tasks.splice(0).forEach((task) => task())
  window.passFirst = () => tasks.shift()()
  window.waits = () => tasks.length
</script>`
export const OWN_TAG_MANAGER = `<script>
  window.dataLayer = []
  dataLayer.push = (said) => {
    parent.told.push(JSON.parse(JSON.stringify(said)))
    said.eventCallback?.()
  }
</script>`

interface Clock {
  pass(): void
  /** Ends the oldest wait. */
  passFirst(): void
  waits(): number
}

export const clockOf = ({ window }: LoaderPage) => window as unknown as Clock

/**
 * Returns whether the page was held back. No tab is opened: Firefox would show it, and the tested page
 * behind it would get no more frames and no focus.
 */
export function press(page: LoaderPage, id: string, init: MouseEventInit = {}): boolean {
  const link = page.find<HTMLAnchorElement>(`#${id}`)
  const opensTab = link.target === '_blank' || init.ctrlKey || init.metaKey
  let wouldOpen = false
  const keepClosed = (event: MouseEvent) => {
    wouldOpen = Boolean(opensTab) && !event.defaultPrevented
    if (wouldOpen) event.preventDefault()
  }
  page.window.addEventListener('click', keepClosed)
  const { MouseEvent } = page.window
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  const isPrevented = !link.dispatchEvent(event)
  page.window.removeEventListener('click', keepClosed)
  return isPrevented && !wouldOpen
}

export const placeOf = ({ frame }: LoaderPage) => frame.contentWindow?.location.search ?? ''
export const isLeft = (page: LoaderPage) => placeOf(page) !== ''
export const events = () =>
  told.flatMap(({ event }) => (event && event !== 'gtm.js' ? [event] : []))
export const clicked = () =>
  told.flatMap(({ ecommerce }) => ecommerce?.click?.products?.map((it) => it.id) ?? [])
/** Two turns of the network, after which immediate effects have happened. */
export const settle = async (page: LoaderPage) => {
  await page.requests()
  await page.requests()
}
