import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ListReader } from './list-reader.ts'

/** An article that somebody has ordered before, or has in a list. */
export interface KnownArticle {
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
}

/** Most that are suggested: more than these make a page slow to open. */
const MAX_SUGGESTED = 200

/** What is on sale to businesses of it, the latest first. */
export async function listKnownArticles(
  db: Db,
  { customerId, companyId }: ListReader,
  language: Language,
): Promise<KnownArticle[]> {
  const { rows } = await sql<KnownArticle>`
    with used (number, at) as (
      select r.article_number, o.created_at
        from orders o join order_row r on r.order_id = o.id and r.kind = 'article'
       where o.customer_id = ${customerId} and o.company_id = ${companyId}
       union all
      select r.article_number, l.changed_at
        from order_list l join order_list_row r on r.list_id = l.id
       where l.company_id = ${companyId} and (l.customer_id = ${customerId} or l.is_shared = 1))
    select a.number as "articleNumber", t.name, a.size,
           ${sql.ref(`a.colour_${language}`)} as colour
      from (select number, max(at) as at from used group by number) u
      join article a on a.number = u.number and a.published
      join product p on p.id = a.product_id and p.published and p.on_professional
      join product_text t on t.product_id = p.id and t.lang = ${language}
     order by u.at desc, a.number limit ${MAX_SUGGESTED}`.execute(db)
  return rows
}
