import { withReferences } from './character-references.ts'

const SPECIAL = /["'&<>]/
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Escapes as React does, for texts and for values of attributes alike; signs become references too. */
export function escapeText(text: string): string {
  const escaped = SPECIAL.test(text) ? text.replace(/["'&<>]/g, (it) => ENTITIES[it] ?? '') : text
  return withReferences(escaped)
}
