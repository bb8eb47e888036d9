/**
 * The DOM's own methods, out of reach of names that a page lays over them: `<form name="head">`
 * hides `document.head`, and a field named `getAttribute` hides its form's method.
 */
export function attribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name)
}

/** Elements below a node that fit, in the document's order. */
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

/** Empty where the element has none. */
export function stateOf(element: Element): string {
  return attribute(element, 'data-state') ?? ''
}

/** Presses a control, or sends a form. */
export function activate(control: Element): void {
  if (control instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(control)
  else (control as HTMLElement).click?.()
}
