import { findInDocument } from '../own-document.ts'

const HEIGHT = '--courtside-header-height'

/** Every header on the page; the first one is in charge. */
const headers = new Set<HTMLElement>()

let inCharge: HTMLElement | undefined
let observer: ResizeObserver | undefined
/** The content's style, and the margin that the page had given it. */
let main: CSSStyleDeclaration | undefined
let margin: string
/** The height that the page had published itself. */
let reserved: string

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
  if (!inCharge) reserved = rootStyle()?.getPropertyValue(HEIGHT) ?? ''
  inCharge = first
  observer?.disconnect()
  if (!first) {
    release()
    return
  }
  observer = new ResizeObserver(() => publish(first))
  observer.observe(first)
  // What is fixed to the window leaves nothing of its height to the tag around it.
  const child = first.firstElementChild
  if (child) observer.observe(child)
}

/** The content's top margin is the header's height minus 1 px. */
function publish(header: HTMLElement): void {
  const height = heightOf(header) || heightOf(header.firstElementChild)
  const style = findInDocument('main')?.style
  if (style && style !== main) {
    main = style
    margin = style.marginTop
  }
  if (main) main.marginTop = `${Math.max(0, height - 1)}px`
  rootStyle()?.setProperty(HEIGHT, `${height}px`)
}

function release(): void {
  rootStyle()?.setProperty(HEIGHT, reserved)
  if (main) main.marginTop = margin
  main = undefined
}

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}

function rootStyle(): CSSStyleDeclaration | undefined {
  return findInDocument(':root')?.style
}
