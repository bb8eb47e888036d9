import { colourOf } from './colour-words.ts'
import { editDistance } from './edit-distance.ts'
import type { Gender } from './gender-words.ts'
import {
  type Interpretation,
  interpretQuery,
  type ParsedWord,
  type Term,
  type TypoPolicy,
} from './interpret-query.ts'
import { foldWord } from './tokenizer.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A query once it has been interpreted. */
export interface ParsedQuery {
  readonly vocabulary: Vocabulary
  readonly words: readonly ParsedWord[]
  /** `names`: the product's own words; `categories`: also its categories' names; `text`: everything. */
  readonly fields: 'names' | 'categories' | 'text'
  /** Whether it differs from the typed query: corrected, or without a word. */
  readonly isRelaxed: boolean
  /** Words that the shop does not know or only guesses. */
  readonly unknown: readonly string[]
}

/**
 * Queries to try one by one. If a product was named, none is for its traits alone: a search for "skor
 * herr" is not for other things for men.
 */
export function* relaxQuery(
  query: string,
  vocabularies: readonly Vocabulary[],
): Generator<ParsedQuery> {
  for (const parsed of relaxationSteps(query, vocabularies)) {
    if (!parsed.isRelaxed || parsed.words.some(isEssentialOf(parsed))) yield parsed
  }
}

/** Beside an unknown word, the product has to be known for certain. */
function isEssentialOf({ unknown }: ParsedQuery): (reading: ParsedWord) => boolean {
  return unknown.length === 0 ? isThing : (reading) => isThing(reading) && isCertain(reading)
}

/** Spelt like this, with one typing error, or as the end of a compound. */
function isCertain({ typed, meant, terms }: ParsedWord): boolean {
  if (meant !== undefined) {
    const folded = foldWord(typed)
    return folded.endsWith(meant) || editDistance(folded, meant, 1) <= 1
  }
  return terms.some(({ forms, related }) => forms.length + related.length > 0)
}

/**
 * Queries to try until something is found: the product's own words in the page's language, then in the
 * other; likewise with categories' names; without details, then without traits; in all text; then with
 * corrected words; last without one of the words.
 */
function* relaxationSteps(
  query: string,
  vocabularies: readonly Vocabulary[],
): Generator<ParsedQuery> {
  const interpret = (typoPolicy: TypoPolicy) =>
    vocabularies.map((it) => interpretQuery(query, it, typoPolicy))
  const whole = interpret('unknown').filter(isWhole)
  yield* inFields(whole)
  yield* whole.flatMap((it) => [...withoutTraits(undetailed(parsedQueryOf(it, 'names')))])
  const literal = interpret('literal').map((it) => parsedQueryOf(it, 'text'))
  yield* literal
  yield* literal.filter(hasDetails).map(undetailed)
  const corrected = interpret('corrected').sort(byUnknown)
  const [best] = corrected
  if (!best) return
  const isAsGood = (it: Interpretation) => byUnknown(it, best) === 0
  yield* inFields(corrected.filter(isAsGood))
  for (const fields of FIELD_SETS) yield* withoutOne(undetailed(parsedQueryOf(best, fields)))
  yield* inFields(corrected.filter((it) => !isAsGood(it)))
}

/** Details are searched for together with the product, then in any column, then not at all. */
function* inFields(interpretations: readonly Interpretation[]): Generator<ParsedQuery> {
  const all = FIELD_SETS.flatMap((fields) => interpretations.map((it) => parsedQueryOf(it, fields)))
  yield* all
  const detailed = all.filter(hasDetails)
  yield* detailed.map(detailedAnywhere)
  yield* detailed.map(undetailed)
}

function hasDetails({ words: readings }: ParsedQuery): boolean {
  return readings.some((it) => it.isDetail)
}

function detailedAnywhere(parsed: ParsedQuery): ParsedQuery {
  const readings = parsed.words.map((reading) =>
    reading.isDetail
      ? { ...reading, terms: reading.terms.map((it) => ({ ...it, isAnywhere: true as const })) }
      : reading,
  )
  return { ...parsed, words: readings }
}

function undetailed(parsed: ParsedQuery): ParsedQuery {
  if (!hasDetails(parsed)) return parsed
  return relaxedTo(
    parsed,
    parsed.words.filter((it) => !it.isDetail),
  )
}

function relaxedTo(parsed: ParsedQuery, readings: readonly ParsedWord[]): ParsedQuery {
  return { ...parsed, words: readings, isRelaxed: true }
}

export function termsOf({ words: readings }: ParsedQuery): Term[] {
  return readings.flatMap((it) => it.terms)
}

export function genderOf({ words: readings }: ParsedQuery): Gender | undefined {
  return readings.find((it) => it.gender)?.gender
}

/** Whether nothing is left to search for. */
export function isEmpty(parsed: ParsedQuery): boolean {
  return termsOf(parsed).length === 0 && genderOf(parsed) === undefined
}

/** The query with colours by name only; absent if no name matches, or no colour is merely similar. */
export function withNamedColours(parsed: ParsedQuery): ParsedQuery | undefined {
  const colours = termsOf(parsed).filter((it) => it.similarColours !== undefined)
  const isNamed = colours.every((it) => it.forms.length > 0)
  if (!isNamed || !colours.some((it) => it.similarColours?.length)) return undefined
  const readings = parsed.words.map((reading) => ({
    ...reading,
    terms: reading.terms.map((it) => (it.similarColours ? { ...it, similarColours: [] } : it)),
  }))
  return { ...parsed, words: readings }
}

const FIELD_SETS = ['names', 'categories'] as const

function parsedQueryOf(
  { vocabulary, words: readings, unknown }: Interpretation,
  fields: ParsedQuery['fields'],
): ParsedQuery {
  const isCorrected = readings.some((it) => it.meant !== undefined)
  const isRelaxed = isCorrected || unknown.length > 0
  // A colour that the shop does not have can be dropped as a trait.
  const things = unknown.filter((it) => !colourOf(foldWord(it)))
  return { vocabulary, words: readings, fields, unknown: things, isRelaxed }
}

function isWhole({ unknown }: Interpretation): boolean {
  return unknown.length === 0
}

function byUnknown(one: Interpretation, other: Interpretation): number {
  return one.unknown.length - other.unknown.length
}

/** The product matters most: its colour is dropped first, then the gender. */
function* withoutTraits(parsed: ParsedQuery): Generator<ParsedQuery> {
  const uncoloured = parsed.words.filter((it) => !isColour(it))
  if (uncoloured.every((it) => it.terms.length === 0)) return
  const isColoured = uncoloured.length < parsed.words.length
  if (isColoured) yield relaxedTo(parsed, uncoloured)
  if (!genderOf(parsed)) return
  yield relaxedTo(parsed, withoutGender(parsed.words))
  if (isColoured) yield relaxedTo(parsed, withoutGender(uncoloured))
}

function withoutGender(readings: readonly ParsedWord[]): ParsedWord[] {
  const things = readings.filter((it) => it.terms.length > 0)
  return things.map(({ gender: _, ...thing }) => thing)
}

function isThing(reading: ParsedWord): boolean {
  return reading.terms.length > 0 && !isColour(reading) && !reading.isDetail
}

function isColour({ terms }: ParsedWord): boolean {
  return terms.some((it) => it.similarColours !== undefined)
}

function* withoutOne(parsed: ParsedQuery): Generator<ParsedQuery> {
  yield* withoutTraits(parsed)
  if (parsed.words.some((it) => it.terms.length > 1))
    yield relaxedTo(parsed, parsed.words.map(asTail))
  for (const left of leastEssential(parsed)) {
    const rest = parsed.words.filter((it) => it !== left)
    const unknown = left.meant === undefined ? parsed.unknown : [...parsed.unknown, left.typed]
    yield { ...relaxedTo(parsed, rest), unknown }
  }
}

/**
 * Words that name no type of product are dropped first, from the end; the last type names the product.
 */
function leastEssential({ words: readings, vocabulary }: ParsedQuery): ParsedWord[] {
  const isType = ({ terms }: ParsedWord) =>
    terms.some(({ forms, related }) => [...forms, ...related].some((it) => vocabulary.isType(it)))
  return [...readings.toReversed().filter((it) => !isType(it)), ...readings.filter(isType)]
}

/** The ending of a compound that no product has: a "fotbollsbänk" is a "bänk". */
function asTail(reading: ParsedWord): ParsedWord {
  const [tail] = reading.terms.slice(1)
  return tail
    ? { ...reading, terms: [tail], typed: reading.typed.slice(-tail.word.length) }
    : reading
}
