/** Whom a thing is for; `adults` is anybody who is no child. */
export type Gender = 'women' | 'men' | 'kids' | 'adults' | 'unisex'

// Folded words, in any of the languages: people mix them. A possessive s is cut off in English only.
const GENDERS: Record<Gender, readonly string[]> = {
  women: [
    'dam dams damer damerna damernas kvinna kvinnan kvinnor kvinnorna kvinnors kvinnlig',
    'tjej tjejer tjejernas women woman womens ladies lady female',
  ],
  men: [
    'herr herrar herrarna herrarnas herrars herrs herre man mans mannen men mens kille',
    'killar killarnas manlig gents male',
  ],
  kids: [
    'barn barns barnen barnens junior juniors juniorer juniorernas ungdom ungdomar',
    'ungdomars pojke pojkar pojkars pojkarnas flicka flickor flickors flickornas kid kids',
    'child children childrens boy girl boys girls youth teen teens toddler toddlers',
  ],
  adults: ['vuxen vuxna vuxnas adult adults'],
  unisex: ['unisex'],
}
const GENDER_BY_WORD = new Map(
  Object.entries(GENDERS).flatMap(([gender, words]) =>
    words.flatMap((it) => it.split(' ')).map((word): [string, Gender] => [word, gender as Gender]),
  ),
)

/** Beginnings of compounds that say whom a thing is for: "damskor", "herrjacka", "barncykel". */
const GENDER_HEADS: readonly (readonly [string, Gender])[] = [
  ['dam', 'women'],
  ['kvinno', 'women'],
  ['tjej', 'women'],
  ['herr', 'men'],
  ['kill', 'men'],
  ['barn', 'kids'],
  ['junior', 'kids'],
  ['ungdoms', 'kids'],
  ['pojk', 'kids'],
  ['flick', 'kids'],
]

/** The words that speak of somebody, in any language. */
export function wordsOfGender(gender: Gender): string[] {
  return GENDERS[gender].flatMap((it) => it.split(' '))
}

/** How compounds begin that say so. */
export function genderHeads(gender: Gender): string[] {
  return GENDER_HEADS.filter(([, it]) => it === gender).map(([head]) => head)
}

/** Whom a word speaks of. */
export function genderOf(word: string): Gender | undefined {
  return GENDER_BY_WORD.get(word)
}

/** "Damskor" is skor for women. */
export function splitGender(word: string): { gender: Gender; rest: string } | undefined {
  const head = GENDER_HEADS.find(([it]) => word.startsWith(it) && word.length >= it.length + 3)
  return head && { gender: head[1], rest: word.slice(head[0].length) }
}
