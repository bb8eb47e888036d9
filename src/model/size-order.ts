/** What a size measures, by its spelling. */
export const SIZE_KINDS = ['letters', 'number', 'weight', 'length', 'volume'] as const
export type SizeKind = (typeof SIZE_KINDS)[number]

interface ReadSize {
  readonly kind: SizeKind | 'rest'
  readonly rank: number
  /** The same for all spellings of a size. */
  readonly key: string
  /** The preferred spelling, if it differs. */
  readonly label?: string
}

const KIND_ORDER: readonly ReadSize['kind'][] = [...SIZE_KINDS, 'rest']
const ONE_SIZE =
  /^(?:one size(?: fits (?:all|most))?|onesize|os|o\/s|en storlek|einheitsgr(?:ö|o)(?:ß|ss)e)$/
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
/** In grams, centimetres and millilitres. */
const UNITS: Readonly<Record<string, readonly [kind: SizeKind, times: number]>> = {
  ...of('weight', { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237, lbs: 453.59237 }),
  ...of('length', { mm: 0.1, cm: 1, m: 100, in: 2.54, inch: 2.54, '"': 2.54, '″': 2.54 }),
  ...of('length', { ft: 30.48, foot: 30.48, feet: 30.48, "'": 30.48, '′': 30.48, yd: 91.44 }),
  ...of('volume', { ml: 1, cl: 10, dl: 100, l: 1000, liter: 1000, litre: 1000, 'fl oz': 29.5735 }),
}
/** `42`, `EU 42`, `40 2/3`, `1,5 kg`, `32/34` */
const NUMBER =
  /^(?:([a-zåäö]{1,8})[ .]*)?(\d{1,6}(?:[.,]\d{1,3})?)(?:[ -]?\b([1-7])\/([2-8])(?![\d/]))?(.*)$/s
/** Words that only announce a size, or the usual one. */
const SILENT = /^(?:size|storlek|strl|str|stl|eur?|no|nr)$/

/**
 * Sorts sizes as people expect: one size first, then XS to XXL, then numbers by value ("42 2/3", "40½",
 * "32/34"), then measures by quantity ("500 g" before "1 kg"), then the rest in their original order.
 */
export function compareSizes(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(other === undefined) - Number(one === undefined)
  const [size, otherSize] = [readSize(one), readSize(other)]
  return (
    KIND_ORDER.indexOf(size.kind) - KIND_ORDER.indexOf(otherSize.kind) || size.rank - otherSize.rank
  )
}

/** The same for `XL`, `xl` and `X-Large`, for `40½` and `40,5`, for `500 g` and `0.5 kg`. */
export function sizeKey(size: string): string {
  return readSize(size).key
}

/** The spelling of a size among others: letters in their common form, anything else as is. */
export function sizeLabel(size: string): string {
  return readSize(size).label ?? size.trim()
}

/** Other sizes count as letters. */
export function sizeKind(size: string): SizeKind {
  const { kind } = readSize(size)
  return kind === 'rest' ? 'letters' : kind
}

function readSize(size: string): ReadSize {
  const text = plain(size)
  if (ONE_SIZE.test(text)) return { kind: 'letters', rank: -100, key: 'one size' }
  return readLetters(text) ?? readNumber(text) ?? { kind: 'rest', rank: 0, key: text }
}

function plain(size: string): string {
  return size
    .toLowerCase()
    .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (it) => ` ${FRACTIONS[it]}`)
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `S/M` sorts after S. */
function readLetters(text: string): ReadSize | undefined {
  const [first, second, ...more] = text.split(/ ?\/ ?/).map(readLetter)
  if (!first) return readLetterRange(text)
  if (text.includes('/') && (!second || more.length > 0)) return undefined
  return lettersOf(second ? [first, second] : [first])
}

/** `XS-S`; a dash may also be part of a name, as in `X-Large`. */
function readLetterRange(text: string): ReadSize | undefined {
  const [, from = '', to = ''] = /^(\w+) ?- ?(\w+)$/.exec(text) ?? []
  const [first, second] = [readLetter(from), readLetter(to)]
  return first && second && lettersOf([first, second])
}

interface Letter {
  readonly rank: number
  readonly label: string
}

function lettersOf(letters: readonly Letter[]): ReadSize {
  const label = letters.map((it) => it.label).join('/')
  const rank = (letters[0]?.rank ?? 0) + (letters.length - 1) / 2
  return { kind: 'letters', rank, key: label.toLowerCase(), label }
}

/** `2XL`, `XXL`, `xx-large`, `2 X Large` and `Extra extra large` are the same; `3X` is 3XL. */
function readLetter(text: string): Letter | undefined {
  const short = text
    .replace(/\bextra\b/g, 'x')
    .replace(/small$/, 's')
    .replace(/\b(?:medium|med)$/, 'm')
    .replace(/large$/, 'l')
    .replace(/[ .-]/g, '')
  if (!/^(?:[1-9]x[sl]?|x{0,6}[sl]|m)$/.test(short)) return undefined
  const times = Number.parseInt(short, 10) || short.lastIndexOf('x') + 1
  const letter = /[sml]$/.exec(short)?.[0] ?? 'l'
  const rank = letter === 's' ? -1 - times : letter === 'm' ? 0 : 1 + times
  const xs = times > 2 ? `${times}X` : 'X'.repeat(times)
  return { rank, label: `${xs}${letter.toUpperCase()}` }
}

function readNumber(text: string): ReadSize | undefined {
  const [, before = '', digits = '', over, under, after = ''] = NUMBER.exec(text) ?? []
  if (digits === '') return undefined
  const value = Number(digits.replace(',', '.')) + (over ? Number(over) / Number(under) : 0)
  const rest = after.trim()
  const unit = UNITS[rest]
  if (unit && before === '') {
    const [kind, times] = unit
    const rank = value * times
    return { kind, rank, key: `${kind} ${Number(rank.toPrecision(6))}` }
  }
  const words = [before, rest].filter((it) => it !== '' && !SILENT.test(it))
  const second = Number(/^[^\d]{0,2}(\d{1,5})/.exec(rest)?.[1] ?? 0)
  const rank = value + second / 1_000_000
  return { kind: 'number', rank, key: [value.toFixed(2), ...words].join(' ') }
}

function of(
  kind: SizeKind,
  units: Readonly<Record<string, number>>,
): Record<string, readonly [SizeKind, number]> {
  return Object.fromEntries(Object.entries(units).map(([unit, times]) => [unit, [kind, times]]))
}
