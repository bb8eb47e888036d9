/**
 * The document's own members, for parts that come before the loader has seen to names that hide
 * them, as `<form name="createElement">` does.
 */
export function findInDocument(selector: string): HTMLElement | null {
  return Document.prototype.querySelector.call(document, selector) as HTMLElement | null
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  return Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[Name]
}
