import type { Mail } from '../../shop/platform/mail/mail-port.ts'

/** Traces of a missing value: words, or a sum without figures. */
const HOLES: readonly RegExp[] = [
  /\b(?:undefined|null|NaN|Infinity)\b|\[object/,
  /\{\w+[,}]/,
  /×\s*(?:=|$)/m,
  /=\s*$/m,
  // A label without a value; several lines and addresses are below their label.
  /: +$/m,
  /(?<!\d)[ \u00a0]kr(?!\p{L})|SEK(?![ \u00a0][\d−-])/u,
  /\(\s*\)|,\s*,|^\s*,|,\s*$/m,
]

/** A link may end in a random key, which may spell anything. */
const LINK = /\bhttps?:\/\/\S+/g

const EMPTY_ELEMENT = /<(?:p|h\d|dd|dt|td|a|strong)\b[^>]*>\s*<\//

/** Traces of missing values in a mail, such as `1 × = `. */
export function holesOf({ subject, text, html }: Pick<Mail, 'subject' | 'text' | 'html'>) {
  const said = `${subject}\n${text}`.replace(LINK, 'a link')
  const found = HOLES.flatMap((it) => it.exec(said)?.[0] ?? [])
  return [...found, ...(EMPTY_ELEMENT.exec(html) ?? [])]
}
