/**
 * The document's own members, for parts that run before the loader has removed names that hide them, such
 * as `<form name="createElement">`.
 */
export function findInDocument(selector: string): HTMLElement | null {
  return Document.prototype.querySelector.call(document, selector) as HTMLElement | null
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  return Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[Name]
}
