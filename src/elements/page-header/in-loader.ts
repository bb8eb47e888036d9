/** An adopted style sheet comes after the page's own; emptied, it leaves the page's styles in force. */
const sheet = new CSSStyleSheet()
Reflect.get(Document.prototype, 'adoptedStyleSheets', document).push(sheet)

/** Keeps the page's margin in step with the height of its first header. */
export function followHeight(header: Element, first: () => Element | undefined): void {
  // An element that leaves the page is resized, too.
  const sizes = new ResizeObserver(() => publish(first()))
  // A child that is fixed to the window adds nothing to its parent's height.
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
