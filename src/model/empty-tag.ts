interface Tag {
  readonly textContent: string | null
  querySelector(selector: string): unknown
}

/**
 * Any element except those that editors leave in empty places: line breaks, and boxes without attributes.
 */
const SOMETHING =
  ':not(br,:is(p,div,span,font,b,i,em,strong):not([class],[id],[role],[data-seen],[data-state]))'
/** `\s` includes the non-breaking space. */
const NOTHING = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/

/** Whether a tag has no visible content, as an editor may leave it. */
export function isEmptyTag(tag: Tag): boolean {
  return NOTHING.test(tag.textContent ?? '') && !tag.querySelector(SOMETHING)
}
