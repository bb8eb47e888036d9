const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl', 'xxxxxl']
const WORDS: Record<string, string> = {
  'extra small': 'xs',
  'x-small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'x-large': 'xl',
  'extra large': 'xl',
}
const UNKNOWN_RANK = 1_000_000

/**
 * Sorts sizes as people expect: one size first, then XS to XXL, then numbers by their value ("42
 * 2/3", "55 cm", "32/34"), then the rest in the order they came.
 */
export function compareSizes(one: string | undefined, other: string | undefined): number {
  const [kind, rank] = rankOf(one)
  const [otherKind, otherRank] = rankOf(other)
  return kind - otherKind || rank - otherRank
}

function rankOf(size: string | undefined): [kind: number, rank: number] {
  if (size === undefined) return [0, 0]
  const text = size.trim().toLowerCase()
  const letters = LETTERS.indexOf(WORDS[text] ?? spellOut(text))
  if (letters !== -1) return [1, letters]
  const number = readNumber(text)
  return number === undefined ? [3, UNKNOWN_RANK] : [2, number]
}

// "2XL" is XXL, "3XS" is XXXS; "S/M" sorts as S.
function spellOut(text: string): string {
  const [first = ''] = text.split('/')
  const match = /^([2-5])x([sl])$/.exec(first)
  return match ? 'x'.repeat(Number(match[1])) + match[2] : first
}

function readNumber(text: string): number | undefined {
  const match = /^(?:[a-z]{1,3}[ .]?)?(\d{1,6}(?:[.,]\d{1,3})?)(?: ([12])\/([23]))?/.exec(text)
  if (!match) return undefined
  const fraction = match[2] ? Number(match[2]) / Number(match[3]) : 0
  return Number((match[1] ?? '').replace(',', '.')) + fraction
}
