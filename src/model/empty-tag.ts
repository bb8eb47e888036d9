interface Tag {
  readonly textContent: string | null
  querySelector(selector: string): unknown
}

/** Any element but those that editors leave where nothing is: line breaks, and boxes that nobody named. */
const SOMETHING =
  ':not(br,:is(p,div,span,font,b,i,em,strong):not([class],[id],[role],[data-seen],[data-state]))'
/** `\s` has the space that does not break in it. */
const NOTHING = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/

/** What an editor types: a tag with nothing in it that anybody could see. */
export function isEmptyTag(tag: Tag): boolean {
  return NOTHING.test(tag.textContent ?? '') && !tag.querySelector(SOMETHING)
}
