import { findInLines, type Place, type Source } from './sources.ts'

const MOST_CHARACTERS = 120

/** Sentences, path data and goods are no code: breaking them makes them harder to read, not easier. */
const NO_CODE: readonly RegExp[] = [
  /\/texts?\//,
  /(^|[/-])(texts|sv|en)(-[\w-]+)?\.ts$/,
  /\/drawings\//,
  /\/icon-paths\.ts$/,
  /^shop\/demo\//,
  /\/catalogue\/(demo|generated)\//,
]

export function findLongLines(source: Source): readonly Place[] {
  if (NO_CODE.some((it) => it.test(source.path))) return []
  return findInLines(source, ({ length }) =>
    length > MOST_CHARACTERS ? [`${length} characters`] : [],
  )
}
