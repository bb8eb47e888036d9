interface Tag {
  readonly firstElementChild: unknown
  readonly textContent: string | null
}

/** What an editor types: a tag with nothing in it. */
export function isEmptyTag(tag: Tag): boolean {
  return !tag.firstElementChild && !tag.textContent?.trim()
}
