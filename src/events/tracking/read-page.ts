/** Matching elements of the page, even where names in the page hide the document's methods. */
export function all(selector: string): HTMLElement[] {
  return [...Document.prototype.querySelectorAll.call(document, selector)] as HTMLElement[]
}

/** Undefined if the text is not readable. */
export function readJson(text: string | null): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text ?? '') ?? undefined
  } catch (error) {
    console.error(error)
    return undefined
  }
}
