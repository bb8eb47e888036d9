const SPECIAL = /["'&<>]/
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Escapes as React does, for texts and for values of attributes alike. */
export function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["'&<>]/g, (it) => ENTITIES[it] ?? '') : text
}
