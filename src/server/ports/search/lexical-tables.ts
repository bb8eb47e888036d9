import type { Language } from '../../catalogue/catalogue.ts'
import { stemOf } from './stems.ts'

export type Gender = 'women' | 'men' | 'kids'

// Folded words, in any of the languages: people mix them.
const GENDERS: Record<Gender, readonly string[]> = {
  women: [
    'dam',
    'dams',
    'damer',
    'damernas',
    'kvinna',
    'kvinnor',
    'tjej',
    'women',
    'woman',
    'womens',
    'ladies',
    'female',
  ],
  men: ['herr', 'herrar', 'herrs', 'man', 'men', 'mens', 'kille', 'male'],
  kids: [
    'barn',
    'barns',
    'junior',
    'juniors',
    'pojke',
    'flicka',
    'kid',
    'kids',
    'child',
    'children',
    'boy',
    'girl',
    'boys',
    'girls',
    'youth',
  ],
}
const GENDER_BY_WORD = new Map(
  Object.entries(GENDERS).flatMap(([gender, words]) =>
    words.map((word): [string, Gender] => [word, gender as Gender]),
  ),
)

/** Beginnings of compounds that tell whom a thing is for: "damskor", "herrjacka", "barncykel". */
const GENDER_HEADS: readonly (readonly [string, Gender])[] = [
  ['dam', 'women'],
  ['herr', 'men'],
  ['barn', 'kids'],
  ['junior', 'kids'],
]

/** Whom a word speaks of. */
export function genderOf(word: string): Gender | undefined {
  return GENDER_BY_WORD.get(word)
}

/** "Damskor" is skor for women. */
export function splitGender(word: string): { gender: Gender; rest: string } | undefined {
  const head = GENDER_HEADS.find(([it]) => word.startsWith(it) && word.length >= it.length + 3)
  return head && { gender: head[1], rest: word.slice(head[0].length) }
}

const STOP_WORDS = new Set(
  'och eller for till med utan i pa av en ett den det de som the a an and or for with without in on of to'.split(
    ' ',
  ),
)

/** Words that tell nothing of what is looked for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

// Words for one thing, folded. Each stands for all of its row.
const SYNONYMS: Record<Language, readonly string[]> = {
  sv: [
    'sko sneaker gympasko gymnastiksko',
    'loparsko joggingsko springsko',
    'huvtroja hoodie hoody collegetroja munktroja',
    'tshirt shirt tischa',
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
    'shoe sneaker trainer footwear',
    'tshirt shirt tee',
    'hoodie hoody sweatshirt',
    'trousers pants',
    'tights leggings',
    'backpack rucksack',
    'cap hat',
    'soccer football',
    'dumbbell handweight',
    'bottle flask',
    'sweater jumper pullover',
  ],
}

const ROWS = new Map<Language, ReadonlyMap<string, readonly string[]>>(
  (['sv', 'en'] as const).map((language) => [language, tableOf(language)]),
)

/** Other words for the same thing. */
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
