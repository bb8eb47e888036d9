import { type ColourWish, colourOf, joinTones, wordsFor } from './colour-words.ts'
import { type Gender, genderOf, splitGender } from './gender-words.ts'
import { isStopWord, synonymsOf } from './lexical-tables.ts'
import { matchColours } from './palette.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type QueryWord, splitQuery } from './words.ts'

/** What one word may stand for in the index. */
export interface Term {
  /** Folded. */
  readonly word: string
  /** Its forms in the index. */
  readonly forms: readonly string[]
  /** Compounds that end with it, and synonyms. */
  readonly kin: readonly string[]
  /** What it may be the beginning of, where it is no word yet. */
  readonly begun: readonly string[]
  /** Types of what stands in the category of that name. */
  readonly shelf: readonly string[]
  /** Of a colour, names of others that look so, of none where nothing does; absent of all else. */
  readonly seen?: readonly string[]
  /** Of a colour, the catalogue's ids for it, the surest first. */
  readonly colourIds?: readonly string[]
}

/** What one word of a query was taken for. */
export interface Reading {
  readonly typed: string
  /** What all have to be found; none where the word only tells whom a thing is for. */
  readonly terms: readonly Term[]
  readonly gender?: Gender
  /** The word of the index that was meant, folded; absent where it was spelt right. */
  readonly meant?: string
}

export interface Understanding {
  readonly vocabulary: Vocabulary
  readonly readings: readonly Reading[]
  /** Words that the index has nothing near to. */
  readonly unknown: readonly string[]
}

/** What becomes of a word that names nothing: it stays unknown, is taken as it is, or is corrected. */
export type Slips = 'unknown' | 'literal' | 'corrected'

/** Finds out what the words of a query stand for in one language. */
export function understandQuery(
  query: string,
  vocabulary: Vocabulary,
  slips: Slips,
): Understanding {
  const readings: Reading[] = []
  const unknown: string[] = []
  for (const { typed, folded } of joinTones(dropStopWords(splitQuery(query)))) {
    const reading = readWord(folded, vocabulary, slips)
    if (reading) readings.push({ typed, ...reading })
    else unknown.push(typed)
  }
  return { vocabulary, readings, unknown }
}

function dropStopWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const telling = words.filter((it) => !isStopWord(it.folded))
  return telling.length > 0 ? telling : words
}

type WordReading = Omit<Reading, 'typed'>

function readWord(word: string, vocabulary: Vocabulary, slips: Slips): WordReading | undefined {
  const gender = genderOf(word)
  if (gender) return { terms: [], gender }
  const colour = colourOf(word)
  const known =
    (colour && readColour(word, colour, vocabulary)) ??
    readGendered(word, vocabulary) ??
    readKnown(word, vocabulary)
  if (known || slips === 'unknown') return known
  if (slips === 'literal') return { terms: [{ word, forms: [], kin: [], begun: [], shelf: [] }] }
  // A colour that the shop has not is no slip of the finger.
  return colour ? undefined : (correctWord(word, vocabulary) ?? takeTail(word, vocabulary))
}

function readColour(
  word: string,
  colour: ColourWish,
  vocabulary: Vocabulary,
): WordReading | undefined {
  const { called, seen, ids } = matchColours(vocabulary.palette, colour)
  const words = colour.tone === undefined ? wordsFor(colour.shade) : [word]
  const forms = [...words.filter((it) => vocabulary.products(it) > 0), ...called]
  if (forms.length + seen.length === 0) return undefined
  return { terms: [{ word, forms, kin: [], begun: [], shelf: [], seen, colourIds: ids }] }
}

// "Damskor" is skor for women, whether or not a category is called so.
function readGendered(word: string, vocabulary: Vocabulary): WordReading | undefined {
  const split = splitGender(word)
  const term = split && findTerm(split.rest, vocabulary)
  return term && { terms: [term], gender: split.gender }
}

function readKnown(word: string, vocabulary: Vocabulary): WordReading | undefined {
  const term = findTerm(word, vocabulary)
  return term ? { terms: [term] } : splitWord(word, vocabulary)
}

function findTerm(word: string, vocabulary: Vocabulary): Term | undefined {
  const forms = vocabulary.forms(word)
  const compounds = vocabulary.compounds(word)
  // What ends a single compound only is more likely the beginning of a word: "kett" in "parkett".
  const isTail = forms.length > 0 || compounds.length > 1
  const kin = [...(isTail ? compounds : []), ...synonyms(word, vocabulary)]
  const begun = forms.length > 0 ? [] : beginningsOf(word, compounds, vocabulary)
  const isKnown = [forms, kin, begun].some((it) => it.length > 0) || vocabulary.hasPrefix(word)
  return isKnown ? { word, forms, kin, begun, shelf: vocabulary.shelf(word) } : undefined
}

/** What words begin with is meant before what they end with: "kett" is for a kettlebell, not "parkett". */
function beginningsOf(
  word: string,
  compounds: readonly string[],
  vocabulary: Vocabulary,
): readonly string[] {
  const completions = vocabulary.completions(word)
  return completions.length > 0 ? completions : compounds
}

/** Shortest synonym whose compounds are synonyms, too. */
const MIN_SYNONYM = 3

function synonyms(word: string, vocabulary: Vocabulary): string[] {
  return synonymsOf(word, vocabulary.language).flatMap((it) => {
    const compounds = it.length < MIN_SYNONYM ? [] : vocabulary.compounds(it)
    return [...vocabulary.forms(it), ...compounds]
  })
}

// "Träningsjacka" is a jacka with träning about it.
function splitWord(word: string, vocabulary: Vocabulary): WordReading | undefined {
  const compound = vocabulary.splitCompound(word)
  const tail = compound && findTerm(compound.tail, vocabulary)
  const head = compound && findHead(compound.head, vocabulary)
  return head && tail && { terms: [head, tail] }
}

// The beginning of a word is taken for one from this length; a shorter one may be a slip.
const MIN_BEGINNING = 5

function findHead(head: string, vocabulary: Vocabulary): Term | undefined {
  // An s joins the parts of many compounds.
  return [head, head.replace(/s$/, '')]
    .map((it) => findTerm(it, vocabulary))
    .find((it) => it && (it.forms.length > 0 || it.word.length >= MIN_BEGINNING))
}

function correctWord(word: string, vocabulary: Vocabulary): WordReading | undefined {
  const [meant, ...others] = vocabulary.corrections(word)
  const term = meant === undefined ? undefined : findTerm(meant, vocabulary)
  if (!term || meant === undefined) return undefined
  const kin = [...term.kin, ...others.flatMap((it) => vocabulary.forms(it))]
  return { terms: [{ ...term, kin }], meant }
}

/** Shortest ending that is taken for what a compound is: "presentkort" is no "ort". */
const MIN_LONE_TAIL = 4

// Of a compound whose beginning is unknown, what it is: a "regnjacka" is a jacka.
function takeTail(word: string, vocabulary: Vocabulary): WordReading | undefined {
  const tail = vocabulary.splitCompound(word)?.tail ?? ''
  const term = tail.length < MIN_LONE_TAIL ? undefined : findTerm(tail, vocabulary)
  return term && term.forms.length > 0 ? { terms: [term], meant: term.word } : undefined
}
