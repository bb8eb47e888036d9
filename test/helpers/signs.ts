/** Text with spaces in place of hard ones, and without the signs that keep a range on one line. */
export function breakable(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}
