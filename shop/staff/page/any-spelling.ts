import { type RawBuilder, sql } from 'kysely'
import { part } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'

/**
 * A condition for columns that contain a text. The databases ignore case for ASCII only, so the text is
 * searched in several spellings.
 */
export function anySpelling(
  db: Db,
  search: string,
  condition: (isLike: (text: string) => string) => string,
): RawBuilder<unknown> {
  const lower = search.toLowerCase()
  const spellings = new Set([search, lower, search.toUpperCase(), lower.replace(/^./u, upper)])
  const each = [...spellings].map((it) =>
    part(
      db,
      (d) => condition((text) => d.isLike(text, '?1')),
      `%${it.replace(/[\\%_]/g, '\\$&')}%`,
    ),
  )
  return sql`(${sql.join(each, sql` or `)})`
}

function upper(text: string): string {
  return text.toUpperCase()
}
