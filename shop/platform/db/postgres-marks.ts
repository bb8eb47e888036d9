/** A text with PostgreSQL's marks: `$3` for `?3`, and `$1`, `$2` … for each plain `?`. */
export function toNumberedMarks(text: string): string {
  let plain = 0
  return text.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?(\d*)/g, (found, digits?: string) => {
    if (!found.startsWith('?')) return found
    plain += 1
    return `$${digits || plain}`
  })
}
