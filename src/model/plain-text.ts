/** What shows nothing, turns a direction or breaks a word, and comes along when text is pasted. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g
const JOINERS = /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?([\u200c\u200d])+/gu
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/**
 * Text without what nobody sees in it. The joiners stay that other scripts and emoji are written with,
 * behind a letter or picture that takes them.
 */
export function withoutUnseen(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(JOINERS, (_, before = '', joiner) =>
      before === '' || NEVER_JOINED.test(before) ? before : before + joiner,
    )
}

/** Of a code, a number or an address, in which no sign is unseen by intent. */
export function bareText(text: string): string {
  return text.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
}

/** Bare text whose digits are those of any keyboard: `０３` and `٠٣` are `03`. */
export function plainDigits(text: string): string {
  return bareText(text.normalize('NFKC')).replace(/\p{Nd}/gu, digitOf)
}

/** Unicode keeps the ten digits of a script in a row, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
