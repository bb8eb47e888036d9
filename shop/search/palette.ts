import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import { type ColourQuery, wordsFor } from './colour-words.ts'
import { listColours } from './search-word-queries.ts'
import { looksLike } from './shades.ts'
import { foldWord, tokenize } from './tokenizer.ts'

/** A colour of the catalogue. */
export interface PaletteColour {
  readonly id: string
  /** Folded, in the language of the index; may be several words. */
  readonly name: string
  /** The words of its names in all languages: "Lava" is röd where it is "Lavaröd" in Swedish. */
  readonly words: readonly string[]
  readonly hex: string
}

/** Names of colours, folded, that answer a query. */
export interface ColourMatch {
  /** They have the colour's word in them: "grusröd" is röd. */
  readonly namedColours: readonly string[]
  /** They only look so: "lera" is röd to the eye. */
  readonly similarColours: readonly string[]
  /** Of all of them, those called so first. */
  readonly ids: readonly string[]
}

/** Most names that one colour stands for. */
const MAX_NAMES = 40
/** Words of colours that are looked up; the most used first. */
const MAX_WORDS = 400

export function matchColours(palette: readonly PaletteColour[], query: ColourQuery): ColourMatch {
  const namedColours = palette.filter((it) => isCalled(it, query))
  const similarColours = palette.filter(
    (it) => !namedColours.includes(it) && looksLike(it.hex, query),
  )
  const ids = [...new Set([...namedColours, ...similarColours].map((it) => it.id))].slice(
    0,
    MAX_NAMES,
  )
  return { namedColours: namesOf(namedColours), similarColours: namesOf(similarColours), ids }
}

/** The colours that some words of the index are found in. `counts` are products by word. */
export async function readPalette(
  db: Db,
  language: Language,
  counts: ReadonlyMap<string, number>,
): Promise<PaletteColour[]> {
  const words = [...counts].sort((one, other) => other[1] - one[1]).slice(0, MAX_WORDS)
  const found = new Map<string, PaletteColour>()
  for (const [word] of words) {
    for (const { id, sv, en, hex } of await listColours(db, language, word)) {
      const words = { sv: foldText(sv), en: foldText(en) }
      const name = words[language].join(' ')
      if (name === '') continue
      found.set(`${id} ${hex}`, { id, name, words: [...words.sv, ...words.en], hex })
    }
    await setImmediate()
  }
  return [...found.values()]
}

function foldText(text: string | null): string[] {
  return tokenize(text ?? '').map(foldWord)
}

function isCalled({ words, hex }: PaletteColour, query: ColourQuery): boolean {
  const shadeWords = wordsFor(query.shade)
  const isNamed = words.some((part) => shadeWords.some((it) => isTheWord(part, it)))
  return isNamed && (query.tone === undefined || looksLike(hex, query))
}

// Swedish compounds end with the colour; in English "multicoloured" is not red.
function isTheWord(part: string, word: string): boolean {
  return part === word || (word !== 'red' && word.length >= 3 && part.endsWith(word))
}

function namesOf(colours: readonly PaletteColour[]): string[] {
  return [...new Set(colours.map((it) => it.name))].slice(0, MAX_NAMES)
}
