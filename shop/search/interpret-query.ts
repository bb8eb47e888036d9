import { type ColourQuery, colourOf, joinTones, wordsFor } from './colour-words.ts'
import { type Gender, genderOf, splitGender } from './gender-words.ts'
import { matchColours } from './palette.ts'
import { isStopWord, synonymsOf } from './synonyms.ts'
import { type QueryToken, tokenizeQuery } from './tokenizer.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a word may match in the index. */
export interface Term {
  /** Folded. */
  readonly word: string
  /** Its forms in the index. */
  readonly forms: readonly string[]
  /** Compounds that end with it, and its synonyms. */
  readonly related: readonly string[]
  /** Words that it may be the beginning of, if it is not a word itself. */
  readonly completions: readonly string[]
  /** Types of the products in the category of that name. */
  readonly categoryTypes: readonly string[]
  /** For a colour, names of similar colours, perhaps none; absent for other words. */
  readonly similarColours?: readonly string[]
  /** For a colour, its ids in the catalogue, the best match first. */
  readonly colourIds?: readonly string[]
  /** Whether it may match in any column, whatever the other words are limited to. */
  readonly isAnywhere?: true
}

/** The interpretation of one word of a query. */
export interface ParsedWord {
  readonly typed: string
  /** Terms that all have to match; none if the word only names a gender. */
  readonly terms: readonly Term[]
  readonly gender?: Gender
  /** The index's word that was probably meant, folded; absent if the spelling is right. */
  readonly meant?: string
  /** Whether it is a detail such as a size or price, which is dropped before the product. */
  readonly isDetail?: true
}

export interface Interpretation {
  readonly vocabulary: Vocabulary
  readonly words: readonly ParsedWord[]
  /** Words without anything similar in the index. */
  readonly unknown: readonly string[]
}

/**
 * What happens to a word that matches nothing: it stays unknown, is searched for as is, or is corrected.
 */
export type TypoPolicy = 'unknown' | 'literal' | 'corrected'

/** Interprets the words of a query in one language. */
export function interpretQuery(
  query: string,
  vocabulary: Vocabulary,
  typoPolicy: TypoPolicy,
): Interpretation {
  const readings: ParsedWord[] = []
  const unknown: string[] = []
  for (const token of joinTones(dropStopWords(tokenizeQuery(query)))) {
    const { typed, folded, detail } = token
    const reading = detail
      ? readDetail(token, vocabulary)
      : readWord(folded, vocabulary, typoPolicy)
    if (reading) readings.push({ typed, ...reading })
    else unknown.push(typed)
  }
  return { vocabulary, words: readings, unknown }
}

function dropStopWords(words: readonly QueryToken[]): readonly QueryToken[] {
  const specific = words.filter((it) => !isStopWord(it.folded))
  return specific.length > 0 ? specific : words
}

type WordMeaning = Omit<ParsedWord, 'typed'>

function readWord(
  word: string,
  vocabulary: Vocabulary,
  typoPolicy: TypoPolicy,
): WordMeaning | undefined {
  const gender = genderOf(word)
  if (gender) return { terms: [], gender }
  const colour = colourOf(word)
  const found =
    (colour && readColour(word, colour, vocabulary)) ??
    readGendered(word, vocabulary) ??
    readVocabularyWord(word, vocabulary)
  if (found || typoPolicy === 'unknown') return found
  if (typoPolicy === 'literal') return { terms: [literalTerm(word)] }
  // A colour that the shop does not have is not a typing error.
  return colour ? undefined : (correctWord(word, vocabulary) ?? takeTail(word, vocabulary))
}

/** A size such as "s" may also be the beginning of a word. */
function readDetail({ folded, detail = [] }: QueryToken, vocabulary: Vocabulary): WordMeaning {
  const found = detail.length === 0 ? findTerm(folded, vocabulary) : undefined
  return { terms: [found ?? literalTerm(folded, detail)], isDetail: true }
}

function literalTerm(word: string, forms: readonly string[] = []): Term {
  return { word, forms, related: [], completions: [], categoryTypes: [] }
}

function readColour(
  word: string,
  colour: ColourQuery,
  vocabulary: Vocabulary,
): WordMeaning | undefined {
  const { namedColours, similarColours, ids } = matchColours(vocabulary.palette, colour)
  const words = colour.tone === undefined ? wordsFor(colour.shade) : [word]
  const forms = [...words.filter((it) => vocabulary.products(it) > 0), ...namedColours]
  if (forms.length + similarColours.length === 0) return undefined
  return {
    terms: [
      {
        word,
        forms,
        related: [],
        completions: [],
        categoryTypes: [],
        similarColours,
        colourIds: ids,
      },
    ],
  }
}

// "Damskor" is "skor" for women, even if a category has that name.
function readGendered(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const split = splitGender(word)
  const term = split && findTerm(split.rest, vocabulary)
  return term && { terms: [term], gender: split.gender }
}

function readVocabularyWord(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const term = findTerm(word, vocabulary)
  return term ? { terms: [term] } : splitWord(word, vocabulary)
}

function findTerm(word: string, vocabulary: Vocabulary): Term | undefined {
  const forms = vocabulary.forms(word)
  const compounds = vocabulary.compounds(word)
  // A word that ends only one compound is probably the beginning of another: "kett" in "parkett".
  const isTail = forms.length > 0 || compounds.length > 1
  const related = [...(isTail ? compounds : []), ...synonyms(word, vocabulary)]
  const completions = forms.length > 0 ? [] : beginningsOf(word, compounds, vocabulary)
  const isKnown =
    [forms, related, completions].some((it) => it.length > 0) || vocabulary.hasPrefix(word)
  return isKnown
    ? { word, forms, related, completions, categoryTypes: vocabulary.categoryTypes(word) }
    : undefined
}

/** Beginnings come before endings: "kett" is for a kettlebell, not for "parkett". */
function beginningsOf(
  word: string,
  compounds: readonly string[],
  vocabulary: Vocabulary,
): readonly string[] {
  const completions = vocabulary.completions(word)
  return completions.length > 0 ? completions : compounds
}

/** Shortest synonym whose compounds count as synonyms, too. */
const MIN_SYNONYM = 3

function synonyms(word: string, vocabulary: Vocabulary): string[] {
  return synonymsOf(word, vocabulary.language).flatMap((it) => {
    const compounds = it.length < MIN_SYNONYM ? [] : vocabulary.compounds(it)
    return [...vocabulary.forms(it), ...compounds]
  })
}

// "Träningsjacka" is a jacket with something about "träning".
function splitWord(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const compound = vocabulary.splitCompound(word)
  const tail = compound && findTerm(compound.tail, vocabulary)
  const head = compound && findHead(compound.head, vocabulary)
  return head && tail && { terms: [head, tail] }
}

// A beginning counts as a word from this length; a shorter one may be a typing error.
const MIN_BEGINNING = 5

function findHead(head: string, vocabulary: Vocabulary): Term | undefined {
  // Many compounds join their parts with an s.
  return [head, head.replace(/s$/, '')]
    .map((it) => findTerm(it, vocabulary))
    .find((it) => it && (it.forms.length > 0 || it.word.length >= MIN_BEGINNING))
}

function correctWord(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const [meant, ...others] = vocabulary.corrections(word)
  const term = meant === undefined ? undefined : findTerm(meant, vocabulary)
  if (!term || meant === undefined) return undefined
  const related = [...term.related, ...others.flatMap((it) => vocabulary.forms(it))]
  return { terms: [{ ...term, related }], meant }
}

/** Shortest ending that may name the product: "presentkort" is not an "ort". */
const MIN_LONE_TAIL = 4

// The ending of a compound with an unknown beginning: a "regnjacka" is a "jacka".
function takeTail(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const tail = vocabulary.splitCompound(word)?.tail ?? ''
  const term = tail.length < MIN_LONE_TAIL ? undefined : findTerm(tail, vocabulary)
  return term && term.forms.length > 0 ? { terms: [term], meant: term.word } : undefined
}
