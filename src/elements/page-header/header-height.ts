const HEIGHT = '--courtside-header-height'
const MARGIN = 'margin-top'

/** Every header on the page; the first one is in charge. */
const headers = new Set<HTMLElement>()

/** What the page had written where we write. */
let before: readonly (readonly [style: CSSStyleDeclaration, name: string, value: string])[] = []
let inCharge: HTMLElement | undefined
let observer: ResizeObserver | undefined

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
    for (const [style, name, value] of before) style.setProperty(name, value)
    before = []
    return
  }
  observer = new ResizeObserver(() => publish(first))
  observer.observe(first)
  // What is fixed to the window leaves nothing of its height to the tag around it.
  const child = first.firstElementChild
  if (child) observer.observe(child)
}

/** SPEC 2: the content's top margin is the header's height minus 1 px. */
function publish(header: HTMLElement): void {
  const height = heightOf(header) || heightOf(header.firstElementChild)
  write(document.documentElement, HEIGHT, height)
  write(document.querySelector('main'), MARGIN, Math.max(0, height - 1))
}

function write(element: HTMLElement | null, name: string, pixels: number): void {
  if (!element) return
  const { style } = element
  if (!before.some((it) => it[0] === style)) {
    before = [...before, [style, name, style.getPropertyValue(name)]]
  }
  style.setProperty(name, `${pixels}px`)
}

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}
