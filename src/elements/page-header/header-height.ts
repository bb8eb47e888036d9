const HEIGHT = '--courtside-header-height'

/** Every header on the page, the first one in charge. */
const headers = new Set<HTMLElement>()

let inCharge: { readonly header: HTMLElement; readonly stop: () => void } | undefined

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
  if (inCharge?.header === first) return
  inCharge?.stop()
  inCharge = first && { header: first, stop: measure(first) }
}

/** SPEC 2: the content's top margin is the header's height minus 1 px. */
function measure(header: HTMLElement): () => void {
  const page = overlay(document.documentElement, HEIGHT)
  let main: ReturnType<typeof overlay> | undefined
  const observer = new ResizeObserver(() => {
    const height = heightOf(header)
    const found = document.querySelector('main')
    if (found && found !== main?.element) main = overlay(found, 'margin-top')
    page.set(`${height}px`)
    main?.set(`${Math.max(0, height - 1)}px`)
  })
  observer.observe(header)
  // What is fixed to the window leaves nothing of its height to the tag around it.
  if (header.firstElementChild) observer.observe(header.firstElementChild)
  return () => {
    observer.disconnect()
    page.restore()
    main?.restore()
  }
}

function heightOf(header: HTMLElement): number {
  const { height } = header.getBoundingClientRect()
  return height || (header.firstElementChild?.getBoundingClientRect().height ?? 0)
}

/** One property of an element's own style, and what the page had written there. */
function overlay(element: HTMLElement, property: string) {
  const before = element.style.getPropertyValue(property)
  return {
    element,
    set(value: string): void {
      if (element.style.getPropertyValue(property) !== value) {
        element.style.setProperty(property, value)
      }
    },
    restore(): void {
      element.style.setProperty(property, before)
    },
  }
}
