/** The shop's texts are few and constant; texts of unknown length are not kept. */
const MAX_KEPT = 2000

const kept = new Map<string, string>()

/** A text with PostgreSQL's marks: `$3` for `?3`, and `$1`, `$2` … for each plain `?`. */
export function toNumberedMarks(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  let plain = 0
  const numbered = text.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?(\d*)/g, (found, digits?: string) => {
    if (!found.startsWith('?')) return found
    plain += 1
    return `$${digits || plain}`
  })
  if (kept.size < MAX_KEPT) kept.set(text, numbered)
  return numbered
}
