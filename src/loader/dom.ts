/**
 * The DOM's own methods, which names in a page cannot hide: `<form name="head">` hides `document.head`, and
 * a field named `getAttribute` hides its form's method.
 */
export function attribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name)
}

/** Matching elements below a node, in document order. */
export function all(root: Document | Element, selector: string): Element[] {
  return [
    ...(root === document ? Document : Element).prototype.querySelectorAll.call(root, selector),
  ]
}

export function create<Name extends 'span' | 'button'>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = Document.prototype.createElement.call(document, name)
  element.className = className
  return element as HTMLElementTagNameMap[Name]
}

/** Empty if the element has none. */
export function stateOf(element: Element): string {
  return attribute(element, 'data-state') ?? ''
}

/** Clicks a control, or submits a form. */
export function activate(control: Element): void {
  if (control instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(control)
  else (control as HTMLElement).click?.()
}
