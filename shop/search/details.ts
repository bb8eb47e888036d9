/** A size, an amount, a price or praise: dropped from a query before the product. */
export interface Detail {
  /** Its position in the text. */
  readonly from: number
  readonly to: number
  /** Spellings of a measure, as the index splits them into words; none for a plain word. */
  readonly phrases: readonly string[]
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1 2',
  '⅓': '1 3',
  '⅔': '2 3',
  '¼': '1 4',
  '¾': '3 4',
}
const FRACTION = `[${Object.keys(FRACTIONS).join('')}]`

/** Spellings of units; those that the index cannot contain are ignored in searches. */
const UNITS = [
  ['kg', 'kilo', 'kilos'],
  ['g', 'gram', 'grams'],
  ['l', 'liter', 'litre', 'liters', 'litres'],
  ['dl'],
  ['cl'],
  ['ml'],
  ['mm'],
  ['cm'],
  ['m', 'meter', 'metre', 'meters', 'metres'],
  ['km'],
  ['tum', 'inch', 'inches', 'in', '"', '″', '”', "''"],
  ['lb', 'lbs', 'pounds'],
  ['oz'],
  ['w', 'watt'],
  ['pack', 'packs', 'pk', 'p'],
  ['par', 'pair', 'pairs'],
  ['st', 'pcs', 'pieces'],
]

const UNIT = UNITS.flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s?${FRACTION})?|${FRACTION})`
const AMOUNT = String.raw`${NUMBER}(?:\s?[-–x×]\s?${NUMBER})*`
const CURRENCY = '(?:kr|kronor|:-|[$€£¥]|euros?|dollars?|sek|eur|usd|gbp|nok|dkk|chf|jpy|kwd)'
const LIMIT =
  '(?:under|below|less than|up to|max|mindre än|upp till|högst|' +
  '[öo]ver|above|more than|mer än|minst|from|från|around|about|cirka|ca|omkring)'
const REGION = '(?:eur?|uk|us)'
const SIZE_WORD = '(?:sizes?|sz|storlek(?:ar)?|strl|stl)'
const LETTERS = '(?:[2-6]x[sl]|x{0,4}[sl]|m|x-?(?:small|large)|small|medium|large)'
/** Words that every shop uses of itself. */
const PRAISE =
  '(?:billig(?:a|t|ast|aste)?|cheap(?:er|est)?|prisv[äa]rda?|b[äa]sta?|best|bra|' +
  'good|nya?|new|k[öo]pa?|buy|pris(?:er)?|prices?|online|rea|sale)'

const AFTER = `(?:(?<unit>${UNIT})|${CURRENCY}|${REGION})`
const DETAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-_./])(?:` +
    [
      String.raw`(?:${LIMIT}\s+)?(?:${CURRENCY}\s?)?(?<amount>${AMOUNT})(?:[\s-]?${AFTER})?`,
      String.raw`(?:${SIZE_WORD}|${REGION})\.?\s*(?:(?<size>${AMOUNT})|${LETTERS})(?:\s?${REGION})?`,
      `${LETTERS}|${SIZE_WORD}|${PRAISE}`,
    ].join('|') +
    String.raw`)(?![\p{L}\p{N}])`,
  'giu',
)

/** Finds sizes, numbers, measures, prices and praise in a text, in order. */
export function findDetails(text: string): Detail[] {
  return [...text.matchAll(DETAIL)].map(
    ({ 0: whole, index, groups: { amount, size, unit } = {} }) => ({
      from: index,
      to: index + whole.length,
      phrases: phrasesOf(amount ?? size, unit),
    }),
  )
}

/** The index has "12,5kg" as "12 5kg" or "12 5 kg"; "3/4" may be written "¾". */
function phrasesOf(amount: string | undefined, unit: string | undefined): string[] {
  if (amount === undefined) return []
  const parts = amount.split(/[^\d½⅓⅔¼¾]+/).join(' ')
  const spelt = parts.replace(new RegExp(FRACTION), (it) => ` ${FRACTIONS[it]}`).trim()
  const signed = Object.entries(FRACTIONS).find(([, words]) => words === parts)?.[0]
  const numbers = [...new Set([parts, spelt, ...(signed ? [signed] : [])])]
  const names = UNITS.find((it) => it.includes(unit?.toLowerCase() ?? '')) ?? ['']
  const words = names.filter((it) => /^\w*$/.test(it))
  return numbers.flatMap((number) =>
    words.flatMap((it) => (it === '' ? [number] : [`${number} ${it}`, `${number}${it}`])),
  )
}
