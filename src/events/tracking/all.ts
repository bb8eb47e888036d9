/** Elements of the page that fit, whatever names a page lays over the document's methods. */
export function all(selector: string): HTMLElement[] {
  return [...Document.prototype.querySelectorAll.call(document, selector)] as HTMLElement[]
}
