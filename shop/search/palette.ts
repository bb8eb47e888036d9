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
  /** Folded, in the index's language; may be several words. */
  readonly name: string
  /** Words of its names in all languages: "Lava" is red because it is "Lavaröd" in Swedish. */
  readonly words: readonly string[]
  readonly hex: string
}

/** Folded names of colours that match a query. */
export interface ColourMatch {
  /** Names with the colour's word: "grusröd" is "röd". */
  readonly namedColours: readonly string[]
  /** Names of colours that look like it: "lera" is nearly "röd". */
  readonly similarColours: readonly string[]
  /** Ids of all of them, matching names first. */
  readonly ids: readonly string[]
}

/** Names that one colour stands for at most. */
const MAX_NAMES = 40
/** Words of colours that are looked up, the most used first. */
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

/** The colours with any of these words of the index. `counts` has the number of products by word. */
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

// Swedish compounds end with the colour; but the English "multicoloured" is not "red".
function isTheWord(part: string, word: string): boolean {
  return part === word || (word !== 'red' && word.length >= 3 && part.endsWith(word))
}

function namesOf(colours: readonly PaletteColour[]): string[] {
  return [...new Set(colours.map((it) => it.name))].slice(0, MAX_NAMES)
}
