interface Tag {
  readonly firstElementChild: unknown
  readonly textContent: string | null
}

/** What an editor types: a tag with nothing in it. */
export function isEmptyTag({ firstElementChild, textContent }: Tag): boolean {
  return !firstElementChild && !textContent?.trim()
}
