import type { Db } from '../platform/db/schema.ts'
import type { ParsedQuery } from './query-relaxation.ts'
import { listSpellings } from './search-word-queries.ts'
import { foldWord, tokenize } from './tokenizer.ts'

/** Hits whose words are looked at. */
const LOOKED_AT = 10

/**
 * The words that a query searches for, as people write them. The index knows "loparskor"; the hits
 * say that it is "löparskor".
 */
export async function spellOut(
  db: Db,
  parsed: ParsedQuery,
  ids: readonly number[],
): Promise<string> {
  const texts = await listSpellings(db, ids.slice(0, LOOKED_AT), parsed.vocabulary.language)
  const spellings = new Map(
    texts.flatMap(tokenize).map((word) => [foldWord(word), word.toLowerCase()]),
  )
  return parsed.readings
    .map(({ typed, meant }) => (meant === undefined ? typed : (spellings.get(meant) ?? meant)))
    .join(' ')
}
