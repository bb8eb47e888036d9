import { createHash } from 'node:crypto'
import type { Db } from '../platform/db/schema.ts'
import { type ConsentContext, listVersions } from './consent-queries.ts'
import type { Words } from './words.ts'

/** The form field that identifies the words of the form. */
export const WORDS_FIELD = 'words'

export function wordsMark({ sv, en }: Words): string {
  return createHash('sha256')
    .update(JSON.stringify([sv, en]))
    .digest('base64url')
    .slice(0, 22)
}

/**
 * The words that a form has shown, which may have changed since: the current ones, or a stored version.
 * Undefined if the shop does not know them. For a form without a mark, the current ones.
 */
export async function findDisplayedWords(
  db: Db,
  context: ConsentContext,
  today: Words,
  mark: string | undefined,
): Promise<Words | undefined> {
  if (!mark || mark === wordsMark(today)) return today
  return (await listVersions(db, context)).find((it) => wordsMark(it) === mark)
}
