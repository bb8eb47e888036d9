/** Whom a product is for; `adults` is everybody but children. */
export type Gender = 'women' | 'men' | 'kids' | 'adults' | 'unisex'

// Folded words of both languages: visitors mix languages. Only in English is a possessive s removed.
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

/** First parts of compounds that name a gender: "damskor", "herrjacka", "barncykel". */
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

/** All words for a gender, in both languages. */
export function wordsOfGender(gender: Gender): string[] {
  return GENDERS[gender].flatMap((it) => it.split(' '))
}

/** The first parts of compounds for a gender. */
export function genderHeads(gender: Gender): string[] {
  return GENDER_HEADS.filter(([, it]) => it === gender).map(([head]) => head)
}

/** The gender that a word names. */
export function genderOf(word: string): Gender | undefined {
  return GENDER_BY_WORD.get(word)
}

/** Splits "damskor" into women and "skor". */
export function splitGender(word: string): { gender: Gender; rest: string } | undefined {
  const head = GENDER_HEADS.find(([it]) => word.startsWith(it) && word.length >= it.length + 3)
  return head && { gender: head[1], rest: word.slice(head[0].length) }
}
