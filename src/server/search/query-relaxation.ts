import type { Gender } from './gender-words.ts'
import {
  type Interpretation,
  interpretQuery,
  type Reading,
  type Term,
  type TypoPolicy,
} from './interpret-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What is searched for, once it is understood. */
export interface ParsedQuery {
  readonly vocabulary: Vocabulary
  readonly readings: readonly Reading[]
  /** `names`: what a product itself is called; `categories`: theirs, too; `text`: all it has. */
  readonly fields: 'names' | 'categories' | 'text'
  /** Whether it is not quite what was asked for: corrected, or without a word. */
  readonly isRelaxed: boolean
}

/**
 * Queries to try one after another, none of which is for a trait alone where a thing was asked for:
 * somebody who wants "skor herr" wants no other things for men.
 */
export function* relaxQuery(
  query: string,
  vocabularies: readonly Vocabulary[],
): Generator<ParsedQuery> {
  for (const parsed of relaxationSteps(query, vocabularies)) {
    if (!parsed.isRelaxed || parsed.readings.some(isThing)) yield parsed
  }
}

/**
 * Queries to try one after another until something is found: names in the page's language, then in
 * the other one; the same with names of categories; running text; then corrected words; at last
 * without one of the words.
 */
function* relaxationSteps(
  query: string,
  vocabularies: readonly Vocabulary[],
): Generator<ParsedQuery> {
  const interpret = (typoPolicy: TypoPolicy) =>
    vocabularies.map((it) => interpretQuery(query, it, typoPolicy))
  const whole = interpret('unknown').filter(isWhole)
  for (const fields of FIELD_SETS) yield* whole.map((it) => parsedQueryOf(it, fields))
  yield* whole.flatMap((it) => [...withoutTraits(parsedQueryOf(it, 'names'))])
  yield* interpret('literal').map((it) => parsedQueryOf(it, 'text'))
  const corrected = interpret('corrected').sort(byUnknown)
  for (const fields of FIELD_SETS) yield* corrected.map((it) => parsedQueryOf(it, fields))
  const [best] = corrected
  for (const fields of FIELD_SETS) if (best) yield* withoutOne(parsedQueryOf(best, fields))
}

export function termsOf({ readings }: ParsedQuery): Term[] {
  return readings.flatMap((it) => it.terms)
}

export function genderOf({ readings }: ParsedQuery): Gender | undefined {
  return readings.find((it) => it.gender)?.gender
}

/** Whether nothing is left to search for. */
export function isEmpty(parsed: ParsedQuery): boolean {
  return termsOf(parsed).length === 0 && genderOf(parsed) === undefined
}

/** The query with colours by name only; absent where no name has them, or none only looks so. */
export function withNamedColours(parsed: ParsedQuery): ParsedQuery | undefined {
  const colours = termsOf(parsed).filter((it) => it.similarColours !== undefined)
  const isNamed = colours.every((it) => it.forms.length > 0)
  if (!isNamed || !colours.some((it) => it.similarColours?.length)) return undefined
  const readings = parsed.readings.map((reading) => ({
    ...reading,
    terms: reading.terms.map((it) => (it.similarColours ? { ...it, similarColours: [] } : it)),
  }))
  return { ...parsed, readings }
}

const FIELD_SETS = ['names', 'categories'] as const

function parsedQueryOf(
  { vocabulary, readings, unknown }: Interpretation,
  fields: ParsedQuery['fields'],
): ParsedQuery {
  const isCorrected = readings.some((it) => it.meant !== undefined)
  return { vocabulary, readings, fields, isRelaxed: isCorrected || unknown.length > 0 }
}

function isWhole({ unknown }: Interpretation): boolean {
  return unknown.length === 0
}

function byUnknown(one: Interpretation, other: Interpretation): number {
  return one.unknown.length - other.unknown.length
}

/** The thing itself is what people look for: its colour goes first, then whom it is for. */
function* withoutTraits(parsed: ParsedQuery): Generator<ParsedQuery> {
  const relaxedTo = (readings: readonly Reading[]): ParsedQuery => ({
    ...parsed,
    readings,
    isRelaxed: true,
  })
  const uncoloured = parsed.readings.filter((it) => !isColour(it))
  if (uncoloured.every((it) => it.terms.length === 0)) return
  const isColoured = uncoloured.length < parsed.readings.length
  if (isColoured) yield relaxedTo(uncoloured)
  if (!genderOf(parsed)) return
  yield relaxedTo(withoutGender(parsed.readings))
  if (isColoured) yield relaxedTo(withoutGender(uncoloured))
}

function withoutGender(readings: readonly Reading[]): Reading[] {
  const things = readings.filter((it) => it.terms.length > 0)
  return things.map(({ gender: _, ...thing }) => thing)
}

function isThing(reading: Reading): boolean {
  return reading.terms.length > 0 && !isColour(reading)
}

function isColour({ terms }: Reading): boolean {
  return terms.some((it) => it.similarColours !== undefined)
}

function* withoutOne(parsed: ParsedQuery): Generator<ParsedQuery> {
  const relaxedTo = (readings: readonly Reading[]): ParsedQuery => ({
    ...parsed,
    readings,
    isRelaxed: true,
  })
  yield* withoutTraits(parsed)
  if (parsed.readings.some((it) => it.terms.length > 1))
    yield relaxedTo(parsed.readings.map(asTail))
  for (const left of parsed.readings.toReversed()) {
    yield relaxedTo(parsed.readings.filter((it) => it !== left))
  }
}

/** Of a compound that no product has, what it is: a "fotbollsbänk" is a bänk. */
function asTail(reading: Reading): Reading {
  const [tail] = reading.terms.slice(1)
  return tail
    ? { ...reading, terms: [tail], typed: reading.typed.slice(-tail.word.length) }
    : reading
}
