import { type Gender, genderHeads, splitGender, wordsOfGender } from './gender-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Most compounds of one beginning that are looked for in names. */
const MAX_COMPOUNDS = 40

/**
 * What the index is asked for to find goods whose names say whom they are for: many catalogues say it
 * nowhere else. Undefined where no name does.
 */
export function namedGenders(
  genders: readonly Gender[],
  vocabulary: Vocabulary,
): string | undefined {
  const words = genders.flatMap((gender) => [
    ...wordsOfGender(gender).filter((it) => vocabulary.products(it) > 0),
    ...genderHeads(gender).flatMap((head) => compoundsOf(head, vocabulary)),
  ])
  if (words.length === 0) return undefined
  return `{name} : (${[...new Set(words)].map((it) => `"${it}"`).join(' OR ')})`
}

/** "Damjacka" is a jacka for women; "dammsugare" is nothing for them. */
function compoundsOf(head: string, vocabulary: Vocabulary): string[] {
  const compounds = vocabulary.wordsFrom(head).filter((word) => {
    const rest = splitGender(word)?.rest
    return rest !== undefined && vocabulary.forms(rest).length > 0
  })
  return compounds.slice(0, MAX_COMPOUNDS)
}
