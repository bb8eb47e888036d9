import type { Language } from '../../src/model/language.ts'
import { stemOf } from './stemmer.ts'

const STOP_WORDS = new Set(
  'och eller for till med utan i pa av en ett den det de som the a an and or for with without in on of to'.split(
    ' ',
  ),
)

/** Whether a word is irrelevant for a search. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

// Folded synonyms: each word stands for all of its row.
const SYNONYMS: Record<Language, readonly string[]> = {
  sv: [
    'sko sneaker gympasko gymnastiksko',
    'loparsko joggingsko springsko',
    'huvtroja hoodie hoody collegetroja munktroja',
    'tshirt shirt tischa tee',
    'ryggsack backpack',
    'vaska bag',
    'keps cap',
    'mossa beanie',
    'hantel dumbbell handvikt',
    'lopband treadmill lopmaskin',
    'matta liggunderlag',
    'gummiband motstandsband traningsband',
    'motionscykel spinningcykel traningscykel',
    'vattenflaska flaska drickflaska',
    'byxa brallor brallar',
    'strumpa socka',
    'leggings tights',
    'klocka pulsklocka',
  ],
  en: [
    'shoe sneaker trainer footwear boot',
    'tshirt shirt tee top jersey',
    'hoodie hoody sweatshirt',
    'trousers pants',
    'tights leggings',
    'backpack rucksack',
    'cap hat',
    'jacket windbreaker anorak',
    'soccer football',
    'dumbbell handweight',
    'bottle flask',
    'sweater jumper pullover',
  ],
}

const ROWS = new Map<Language, ReadonlyMap<string, readonly string[]>>(
  (['sv', 'en'] as const).map((language) => [language, tableOf(language)]),
)

/** The synonyms of a word. */
export function synonymsOf(word: string, language: Language): readonly string[] {
  return ROWS.get(language)?.get(stemOf(word, language)) ?? []
}

function tableOf(language: Language): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>()
  for (const row of SYNONYMS[language]) {
    const words = row.split(' ')
    for (const word of words) {
      const others = words.filter((it) => it !== word)
      const stem = stemOf(word, language)
      table.set(stem, [...(table.get(stem) ?? []), ...others])
    }
  }
  return table
}
