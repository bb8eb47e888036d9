/** Encodings that can be named for a file; UTF-16 is recognised by its byte order mark. */
export const ENCODINGS = ['utf-8', 'windows-1252'] as const
export type FileEncoding = (typeof ENCODINGS)[number]

/** The characters of bytes 80 to 9F in Windows-1252; a space for unused bytes. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * Corrects versions of Node that read Windows-1252 as Latin-1, which has control characters in place of
 * the euro sign and curly quotes.
 */
export function mendWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (it) => SIGNS.charAt(it.charCodeAt(0) - 0x80).trim())
}

/** Decodes UTF-8, or else Windows-1252, which spreadsheets on Windows write. */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return mendWindows1252(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** The encoding by the file's byte order mark, else the named one. */
export function encodingOf(head: Buffer, encoding: FileEncoding): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  return hasMark ? 'utf-8' : encoding
}

/** The delimiter of the header's cells: the most frequent of semicolon, tab and comma. */
export function findDelimiter(text: string): string {
  // Quoted names may contain delimiters and line breaks.
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (sign: string) => header.split(sign).length
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

export function countBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
