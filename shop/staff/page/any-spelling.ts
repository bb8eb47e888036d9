import { type RawBuilder, sql } from 'kysely'

/**
 * A condition for columns that contain a text. SQLite ignores case for ASCII only, so the text is
 * searched in several spellings.
 */
export function anySpelling(
  search: string,
  hasPart: (part: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const lower = search.toLowerCase()
  const spellings = new Set([search, lower, search.toUpperCase(), lower.replace(/^./u, upper)])
  const each = [...spellings].map((it) => hasPart(`%${it.replace(/[\\%_]/g, '\\$&')}%`))
  return sql`(${sql.join(each, sql` or `)})`
}

function upper(text: string): string {
  return text.toUpperCase()
}
