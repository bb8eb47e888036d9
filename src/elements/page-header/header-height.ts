const HEIGHT = '--courtside-header-height'

/** Every header on the page; the first one is in charge. */
const headers = new Set<HTMLElement>()

/** What the page had written where we write. */
const overlays: { page?: Overlay; main?: Overlay } = {}

let inCharge: HTMLElement | undefined
let observer: ResizeObserver | undefined

interface Overlay {
  readonly element: HTMLElement
  set(value: string): void
  restore(): void
}

/** The page follows this header's height, or the height of one that came before it. */
export function addHeader(header: HTMLElement): void {
  headers.add(header)
  follow()
}

/** The page is as it was without this header. */
export function removeHeader(header: HTMLElement): void {
  headers.delete(header)
  follow()
}

function follow(): void {
  const [first] = headers
  if (first === inCharge) return
  inCharge = first
  observer?.disconnect()
  if (!first) {
    restore()
    return
  }
  observer = new ResizeObserver(() => publish(heightOf(first)))
  observer.observe(first)
  // What is fixed to the window leaves nothing of its height to the tag around it.
  if (first.firstElementChild) observer.observe(first.firstElementChild)
}

/** SPEC 2: the content's top margin is the header's height minus 1 px. */
function publish(height: number): void {
  overlays.page ??= createOverlay(document.documentElement, HEIGHT)
  overlays.page.set(`${height}px`)
  const main = document.querySelector('main')
  if (main && overlays.main?.element !== main) overlays.main = createOverlay(main, 'margin-top')
  overlays.main?.set(`${Math.max(0, height - 1)}px`)
}

function restore(): void {
  overlays.page?.restore()
  overlays.main?.restore()
  delete overlays.page
  delete overlays.main
}

function heightOf(header: HTMLElement): number {
  const { height } = header.getBoundingClientRect()
  return height || (header.firstElementChild?.getBoundingClientRect().height ?? 0)
}

function createOverlay(element: HTMLElement, property: string): Overlay {
  const before = element.style.getPropertyValue(property)
  return {
    element,
    set: (value) => element.style.setProperty(property, value),
    restore: () => element.style.setProperty(property, before),
  }
}
