/** What Windows-1252 writes with the bytes 80 to 9F; a blank where it writes nothing. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * Some versions of Node read Windows-1252 as Latin-1, which has control characters in the place of
 * the euro and of curly quotes.
 */
export function mendWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (it) => SIGNS.charAt(it.charCodeAt(0) - 0x80).trim())
}

/** A text in UTF-8, or else in the encoding that spreadsheets on Windows write. */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return mendWindows1252(new TextDecoder('windows-1252').decode(bytes))
  }
}
