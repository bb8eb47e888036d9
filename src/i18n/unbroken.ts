/** Invisible, and prevents a line break. */
const JOINER = '\u2060'
const HARD_SPACE = '\u00a0'

const MEASURE = /(\d) (?=(?:kg|g|km|m|cm|mm|l|cl|ml)(?![\p{L}\d]))/gu
const RANGE = /(\d(?:\u00a0\p{L}+)?)–(?=[\p{L}\d])/gu
/** Except the seconds before a time zone. */
const DATE = /(^|[^:\d])(\d{1,2}) (\p{L}{3,})(?: (\d{4}))?/gu

/** Keeps a range, `36–39`, and a number with its unit, `5 kg`, on one line each. */
export function unbroken(words: string): string {
  // Every text passes here: most have neither, and a quicker check finds that out.
  const joined = words.includes('–') ? words.replace(RANGE, `$1–${JOINER}`) : words
  return /\d [cgklm]/.test(joined) ? joined.replace(MEASURE, `$1${HARD_SPACE}`) : joined
}

/** A date as a language writes it, with day, month and year on one line. */
export function unbrokenDate(written: string): string {
  return written.replace(
    DATE,
    (_, before, ...parts) => before + parts.slice(0, 3).filter(Boolean).join(HARD_SPACE),
  )
}

/** A number written in groups, such as a telephone number, on one line. */
export function unbrokenNumber(grouped: string): string {
  return grouped.replaceAll(' ', HARD_SPACE)
}

/** The same where a font may lack the joiner: mail programs then draw a box. */
export function withoutJoiners(words: string): string {
  return words.replaceAll(JOINER, '')
}
