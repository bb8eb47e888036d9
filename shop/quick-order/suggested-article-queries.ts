import { sql } from 'kysely'
import { SHOWN_ON } from '../platform/db/catalogue-tables.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'

/** What is looked for among the articles of a storefront. */
interface Onlooker {
  /** Beginnings of article numbers. */
  readonly beginnings: readonly string[]
  /** Products whose words fit, best first, and the colours that were asked for. */
  readonly productIds: readonly number[]
  readonly colourIds: readonly string[]
  readonly limit: number
}

/** After every number that begins with what it stands behind. */
const LAST = '\u{10ffff}'

/** Numbers of articles on sale: those that begin so, then those of the products. */
export async function listSuggestedNumbers(
  db: Db,
  { storefront }: Pick<Visitor, 'storefront'>,
  { beginnings, productIds, colourIds, limit }: Onlooker,
): Promise<string[]> {
  const shown = sql.ref(`p.${SHOWN_ON[storefront]}`)
  const colours = JSON.stringify(colourIds)
  const { rows } = await sql<{ number: string }>`
    with found (number, rank, place) as (
      select a.number, -1, 0
        from json_each(${JSON.stringify(beginnings)}) typed
        join article a on a.number >= typed.value and a.number < typed.value || ${LAST}
       where a.published
       union all
      select a.number, hit.key, a.position
        from json_each(${JSON.stringify(productIds)}) hit
        join article a on a.product_id = hit.value and a.published
       where json_array_length(${colours}) = 0
          or a.colour_id in (select value from json_each(${colours})))
    select found.number
      from found
      join article a on a.number = found.number
      join product p on p.id = a.product_id and p.published and ${shown}
     group by found.number
     order by min(found.rank), min(found.place), found.number
     limit ${limit}`.execute(db)
  return rows.map(({ number }) => number)
}
