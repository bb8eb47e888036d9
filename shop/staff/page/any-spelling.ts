import { type RawBuilder, sql } from 'kysely'

/**
 * Whether one of some columns has a text in it. The database folds the case of ASCII only, so a name
 * is looked for in each way to write it.
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
