/** Every header that is on the page, in the order in which they came; the first one is in charge. */
const headers = new Set<Element>()
/** Lies over the page's own styles, which count again where it is empty. */
const sheet = new CSSStyleSheet()
Reflect.get(Document.prototype, 'adoptedStyleSheets', document).push(sheet)

/** The page follows this header's height, or the height of one that came before it. */
export function addHeader(header: Element): void {
  headers.add(header)
  // Of its own: it goes with the header.
  const sizes = new ResizeObserver(follow)
  // What is fixed to the window leaves nothing of its height to the tag around it.
  for (const it of [header, header.firstElementChild]) if (it) sizes.observe(it)
}

/** What leaves the page is resized, too. The content's top margin is the header's height minus 1 px. */
function follow(): void {
  for (const it of headers) if (!it.isConnected) headers.delete(it)
  const [first] = headers
  const height = first && (heightOf(first) || heightOf(first.firstElementChild))
  sheet.replaceSync(
    first
      ? `:where(:root){--courtside-header-height:${height}px!important}
:where(main){margin-top:max(0px,${height}px - 1px)!important}`
      : '',
  )
}

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}
