import type { Gender } from './gender-words.ts'
import {
  type Reading,
  type Slips,
  type Term,
  type Understanding,
  understandQuery,
} from './understand-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What is searched for, once it is understood. */
export interface Wish {
  readonly vocabulary: Vocabulary
  readonly readings: readonly Reading[]
  /** `names`: what a product itself is called; `categories`: theirs, too; `text`: all it has. */
  readonly reach: 'names' | 'categories' | 'text'
  /** Whether it is not quite what was asked for: corrected, or without a word. */
  readonly isChanged: boolean
}

/**
 * Wishes to try one after another, none of which is for a trait alone where a thing was asked for:
 * whoever wants "skor herr" wants no other things for men.
 */
export function* listWishes(query: string, vocabularies: readonly Vocabulary[]): Generator<Wish> {
  for (const wish of anyWishes(query, vocabularies)) {
    if (!wish.isChanged || wish.readings.some(isThing)) yield wish
  }
}

/**
 * Wishes to try one after another until something is found: names in the page's language, then in
 * the other one; the same with names of categories; running text; then corrected words; at last
 * without one of the words.
 */
function* anyWishes(query: string, vocabularies: readonly Vocabulary[]): Generator<Wish> {
  const understand = (slips: Slips) => vocabularies.map((it) => understandQuery(query, it, slips))
  const whole = understand('unknown').filter(isWhole)
  for (const reach of REACHES) yield* whole.map((it) => wishOf(it, reach))
  yield* whole.flatMap((it) => [...withoutTraits(wishOf(it, 'names'))])
  yield* understand('literal').map((it) => wishOf(it, 'text'))
  const corrected = understand('corrected').sort(byUnknown)
  for (const reach of REACHES) yield* corrected.map((it) => wishOf(it, reach))
  const [best] = corrected
  for (const reach of REACHES) if (best) yield* withoutOne(wishOf(best, reach))
}

export function termsOf({ readings }: Wish): Term[] {
  return readings.flatMap((it) => it.terms)
}

export function genderOf({ readings }: Wish): Gender | undefined {
  return readings.find((it) => it.gender)?.gender
}

/** Whether nothing is left to search for. */
export function isEmpty(wish: Wish): boolean {
  return termsOf(wish).length === 0 && genderOf(wish) === undefined
}

/** The wish for colours by their names only; absent where no name has them, or none only looks so. */
export function calledSo(wish: Wish): Wish | undefined {
  const colours = termsOf(wish).filter((it) => it.seen !== undefined)
  const isNamed = colours.every((it) => it.forms.length > 0)
  if (!isNamed || !colours.some((it) => it.seen?.length)) return undefined
  const readings = wish.readings.map((reading) => ({
    ...reading,
    terms: reading.terms.map((it) => (it.seen ? { ...it, seen: [] } : it)),
  }))
  return { ...wish, readings }
}

const REACHES = ['names', 'categories'] as const

function wishOf({ vocabulary, readings, unknown }: Understanding, reach: Wish['reach']): Wish {
  const isCorrected = readings.some((it) => it.meant !== undefined)
  return { vocabulary, readings, reach, isChanged: isCorrected || unknown.length > 0 }
}

function isWhole({ unknown }: Understanding): boolean {
  return unknown.length === 0
}

function byUnknown(one: Understanding, other: Understanding): number {
  return one.unknown.length - other.unknown.length
}

/** The thing itself is what people look for: its colour goes first, then whom it is for. */
function* withoutTraits(wish: Wish): Generator<Wish> {
  const wishFor = (readings: readonly Reading[]): Wish => ({ ...wish, readings, isChanged: true })
  const uncoloured = wish.readings.filter((it) => !isColour(it))
  if (uncoloured.every((it) => it.terms.length === 0)) return
  const isColoured = uncoloured.length < wish.readings.length
  if (isColoured) yield wishFor(uncoloured)
  if (!genderOf(wish)) return
  yield wishFor(forAnybody(wish.readings))
  if (isColoured) yield wishFor(forAnybody(uncoloured))
}

function forAnybody(readings: readonly Reading[]): Reading[] {
  const things = readings.filter((it) => it.terms.length > 0)
  return things.map(({ gender: _, ...thing }) => thing)
}

function isThing(reading: Reading): boolean {
  return reading.terms.length > 0 && !isColour(reading)
}

function isColour({ terms }: Reading): boolean {
  return terms.some((it) => it.seen !== undefined)
}

function* withoutOne(wish: Wish): Generator<Wish> {
  const wishFor = (readings: readonly Reading[]): Wish => ({ ...wish, readings, isChanged: true })
  yield* withoutTraits(wish)
  if (wish.readings.some((it) => it.terms.length > 1)) yield wishFor(wish.readings.map(asTail))
  for (const left of wish.readings.toReversed()) {
    yield wishFor(wish.readings.filter((it) => it !== left))
  }
}

/** Of a compound that no product has, what it is: a "fotbollsbänk" is a bänk. */
function asTail(reading: Reading): Reading {
  const [tail] = reading.terms.slice(1)
  return tail
    ? { ...reading, terms: [tail], typed: reading.typed.slice(-tail.word.length) }
    : reading
}
