import { createHash } from 'node:crypto'
import type { Db } from '../platform/db/schema.ts'
import { type ConsentContext, listVersions } from './consent-queries.ts'
import type { Words } from './words.ts'

/** The field of a form that names the words it was drawn with. */
export const WORDS_FIELD = 'words'

export function wordsMark({ sv, en }: Words): string {
  return createHash('sha256')
    .update(JSON.stringify([sv, en]))
    .digest('base64url')
    .slice(0, 22)
}

/**
 * The words that a form has shown, which may have changed since: those of today, or a version that is
 * kept. Undefined where the shop does not know them any more. A form without a mark gets those of today.
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
