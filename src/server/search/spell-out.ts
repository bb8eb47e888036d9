import type { Db } from '../platform/db/schema.ts'
import { listSpellings } from './search-word-queries.ts'
import type { Wish } from './wish.ts'
import { foldWord, splitText } from './words.ts'

/** Hits whose words are looked at. */
const LOOKED_AT = 10

/**
 * The words that a wish searches for, as people write them. The index knows "loparskor"; the hits
 * say that it is "löparskor".
 */
export async function spellOut(db: Db, wish: Wish, ids: readonly number[]): Promise<string> {
  const texts = await listSpellings(db, ids.slice(0, LOOKED_AT), wish.vocabulary.language)
  const spellings = new Map(
    texts.flatMap(splitText).map((word) => [foldWord(word), word.toLowerCase()]),
  )
  return wish.readings
    .map(({ typed, meant }) => (meant === undefined ? typed : (spellings.get(meant) ?? meant)))
    .join(' ')
}
