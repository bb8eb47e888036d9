/** Lies over the page's own styles, which count again where it is empty. */
const sheet = new CSSStyleSheet()
Reflect.get(Document.prototype, 'adoptedStyleSheets', document).push(sheet)

/** Has the page follow the height of its first header, whichever that is by then. */
export function followHeight(header: Element, first: () => Element | undefined): void {
  // What leaves the page is resized, too.
  const sizes = new ResizeObserver(() => publish(first()))
  // What is fixed to the window leaves nothing of its height to the tag around it.
  for (const it of [header, ...header.children]) sizes.observe(it)
}

/** The content's top margin is the header's height minus 1 px. */
function publish(header: Element | undefined): void {
  const height = heightOf(header) || heightOf(header?.firstElementChild)
  sheet.replaceSync(
    header
      ? `:where(:root){--courtside-header-height:${height}px!important}
:where(main){margin-top:${height && height - 1}px!important}`
      : '',
  )
}

function heightOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().height ?? 0
}
