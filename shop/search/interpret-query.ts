import { type ColourQuery, colourOf, joinTones, wordsFor } from './colour-words.ts'
import { type Gender, genderOf, splitGender } from './gender-words.ts'
import { matchColours } from './palette.ts'
import { isStopWord, synonymsOf } from './synonyms.ts'
import { type QueryToken, tokenizeQuery } from './tokenizer.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What one word may stand for in the index. */
export interface Term {
  /** Folded. */
  readonly word: string
  /** Its forms in the index. */
  readonly forms: readonly string[]
  /** Compounds that end with it, and synonyms. */
  readonly related: readonly string[]
  /** What it may be the beginning of, where it is no word yet. */
  readonly completions: readonly string[]
  /** Types of what stands in the category of that name. */
  readonly categoryTypes: readonly string[]
  /** Of a colour, names of others that look so, of none where nothing does; absent of all else. */
  readonly similarColours?: readonly string[]
  /** Of a colour, the catalogue's ids for it, the surest first. */
  readonly colourIds?: readonly string[]
  /** Whether it may stand anywhere, whichever columns the others are looked for in. */
  readonly isAnywhere?: true
}

/** What one word of a query was taken for. */
export interface ParsedWord {
  readonly typed: string
  /** What all have to be found; none where the word only says whom a thing is for. */
  readonly terms: readonly Term[]
  readonly gender?: Gender
  /** The word of the index that was meant, folded; absent where it was spelt right. */
  readonly meant?: string
  /** Whether it says how large, how much or how dear, and gives way before the thing. */
  readonly isDetail?: true
}

export interface Interpretation {
  readonly vocabulary: Vocabulary
  readonly words: readonly ParsedWord[]
  /** Words that the index has nothing near to. */
  readonly unknown: readonly string[]
}

/** What becomes of a word that names nothing: it stays unknown, is taken as it is, or is corrected. */
export type TypoPolicy = 'unknown' | 'literal' | 'corrected'

/** Finds out what the words of a query stand for in one language. */
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
  // A colour that the shop has not is no slip of the finger.
  return colour ? undefined : (correctWord(word, vocabulary) ?? takeTail(word, vocabulary))
}

/** A size that is a letter may be the beginning of a word as well. */
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

// "Damskor" is skor for women, whether or not a category is called so.
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
  // What ends a single compound only is more likely the beginning of a word: "kett" in "parkett".
  const isTail = forms.length > 0 || compounds.length > 1
  const related = [...(isTail ? compounds : []), ...synonyms(word, vocabulary)]
  const completions = forms.length > 0 ? [] : beginningsOf(word, compounds, vocabulary)
  const isKnown =
    [forms, related, completions].some((it) => it.length > 0) || vocabulary.hasPrefix(word)
  return isKnown
    ? { word, forms, related, completions, categoryTypes: vocabulary.categoryTypes(word) }
    : undefined
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
function splitWord(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
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

function correctWord(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const [meant, ...others] = vocabulary.corrections(word)
  const term = meant === undefined ? undefined : findTerm(meant, vocabulary)
  if (!term || meant === undefined) return undefined
  const related = [...term.related, ...others.flatMap((it) => vocabulary.forms(it))]
  return { terms: [{ ...term, related }], meant }
}

/** Shortest ending that is taken for what a compound is: "presentkort" is no "ort". */
const MIN_LONE_TAIL = 4

// Of a compound whose beginning is unknown, what it is: a "regnjacka" is a jacka.
function takeTail(word: string, vocabulary: Vocabulary): WordMeaning | undefined {
  const tail = vocabulary.splitCompound(word)?.tail ?? ''
  const term = tail.length < MIN_LONE_TAIL ? undefined : findTerm(tail, vocabulary)
  return term && term.forms.length > 0 ? { terms: [term], meant: term.word } : undefined
}
