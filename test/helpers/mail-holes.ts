import type { Mail } from '../../shop/platform/mail/mail-port.ts'

/** What is left where a value was missing: in words, or as a sum without figures. */
const HOLES: readonly RegExp[] = [
  /\b(?:undefined|null|NaN|Infinity)\b|\[object/,
  /\{\w+[,}]/,
  /×\s*(?:=|$)/m,
  /=\s*$/m,
  // A label with nothing beside it; several lines, and addresses, stand below theirs.
  /: +$/m,
  /(?<!\d)[ \u00a0]kr(?!\p{L})|SEK(?![ \u00a0][\d−-])/u,
  /\(\s*\)|,\s*,|^\s*,|,\s*$/m,
]

/** A link may end in a random key, which spells anything at times. */
const LINK = /\bhttps?:\/\/\S+/g

const EMPTY_ELEMENT = /<(?:p|h\d|dd|dt|td|a|strong)\b[^>]*>\s*<\//

/** What a mail says of nothing, as `1 × = `; nothing where it is whole. */
export function holesOf({ subject, text, html }: Pick<Mail, 'subject' | 'text' | 'html'>) {
  const said = `${subject}\n${text}`.replace(LINK, 'a link')
  const found = HOLES.flatMap((it) => it.exec(said)?.[0] ?? [])
  return [...found, ...(EMPTY_ELEMENT.exec(html) ?? [])]
}
