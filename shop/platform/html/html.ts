const MARKUP = Symbol('markup')
/** Characters that could end a script, including JavaScript's line separators. */
const ENDING = /[<>&\u2028\u2029]/g

/** Markup that is safe to send: drawn by React, which escapes every value in it. */
export interface Html {
  readonly [MARKUP]: string
}

const SPECIAL = /[&<>"'`]/
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Marks markup as safe that the shop's own code made, such as a drawing. Never for a person's text. */
export function trusted(markup: string): Html {
  return { [MARKUP]: markup }
}

/** Joins pieces of markup. */
export function concat(...parts: readonly Html[]): Html {
  return { [MARKUP]: parts.reduce((all, it) => all + markupOf(it), '') }
}

/** JSON for the inside of a `<script type="application/json">`, escaped so that it cannot end the script. */
export function scriptJson(value: unknown): Html {
  const json = JSON.stringify(value).replace(ENDING, codeUnit)
  return { [MARKUP]: json }
}

/** A character as a JSON escape. */
function codeUnit(it: string): string {
  return `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`
}

export function markupOf(page: Html): string {
  return page[MARKUP]
}

export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"'`]/g, (it) => ENTITIES[it] ?? '') : text
}
