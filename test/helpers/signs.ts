/** Text with ordinary spaces, and without the invisible characters that keep a range on one line. */
export function breakable(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}
