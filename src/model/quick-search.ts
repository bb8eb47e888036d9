import { encodeQuery } from './url.ts'

/** No hit is selected. */
export const NONE_SELECTED = -1

/** A piece of a hit's name: what the visitor typed, or what the suggestion adds (UX SRCH-6). */
export interface NamePart {
  readonly text: string
  readonly kind: 'typed' | 'added'
}

/** SPEC 4: arrows move through the hits and wrap around; from none, down is the first, up the last. */
export function moveSelection(selected: number, step: 1 | -1, count: number): number {
  if (count === 0) return NONE_SELECTED
  if (selected === NONE_SELECTED && step === -1) return count - 1
  return (selected + step + count) % count
}

/** The full search: the configured address, with the query if there is one (API.md). */
export function fullSearchUrl(searchUrl: string, query: string): string {
  const wanted = query.trim()
  if (!wanted) return searchUrl
  const [address = '', ...fragment] = searchUrl.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return [`${address}${joint}q=${encodeQuery(wanted)}`, ...fragment].join('#')
}

/** Cuts a name at the words of the query; letters match without regard to case and accents. */
export function splitName(name: string, query: string): readonly NamePart[] {
  const whole = name.normalize('NFC')
  const isTyped = markTyped(fold(whole), fold(query.normalize('NFC')))
  const parts: NamePart[] = []
  let from = 0
  for (let at = 1; at <= whole.length; at += 1) {
    if (at < whole.length && isTyped[at] === isTyped[from]) continue
    parts.push({ text: whole.slice(from, at), kind: isTyped[from] ? 'typed' : 'added' })
    from = at
  }
  return parts
}

function markTyped(name: string, query: string): readonly boolean[] {
  const marks = new Array<boolean>(name.length).fill(false)
  for (const word of query.split(/\s+/).filter(Boolean)) {
    for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length)
    }
  }
  return marks
}

const PLAIN = /^[ -~]*$/

/** One letter in, one letter out, so that places in the folded text are places in the text. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('')
}
