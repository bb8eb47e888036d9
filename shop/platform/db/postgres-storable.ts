/** What JSON escapes and PostgreSQL's texts cannot hold, after any escaped backslashes. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi

/**
 * A value that PostgreSQL can store: its texts hold neither U+0000 nor half a pair of surrogates. U+FFFD takes
 * their place, as in HTML.
 */
export function storableValue(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  return /^[[{]/.test(text) && text.includes('\\u') ? text.replace(UNSTORABLE, '$1\\ufffd') : text
}
