/** Characters that are invisible, change the direction or break a word, and are pasted along with text. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g
const JOINERS = /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?([\u200c\u200d])+/gu
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/**
 * Removes invisible characters. The joiners of other scripts and of emoji stay, after a letter or picture
 * that uses them.
 */
export function withoutUnseen(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(JOINERS, (_, before = '', joiner) =>
      before === '' || NEVER_JOINED.test(before) ? before : before + joiner,
    )
}

/** For codes, numbers and addresses, in which no invisible character is intended. */
export function bareText(text: string): string {
  return text.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
}

/** Bare text with the digits of a keyboard: `０３` and `٠٣` become `03`. */
export function plainDigits(text: string): string {
  return bareText(text.normalize('NFKC')).replace(/\p{Nd}/gu, digitOf)
}

/** Unicode places the ten digits of a script in a row, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
