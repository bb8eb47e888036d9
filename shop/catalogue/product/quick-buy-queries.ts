import { sql } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { STOREFRONT_COLUMNS } from '../../platform/db/flag-columns.ts'
import type { Db } from '../../platform/db/schema.ts'

export interface FoundVariant {
  readonly productId: number
  readonly slug: string
  readonly name: string
  readonly isQuotation: 0 | 1
  readonly colourId: string | null
}

interface VariantQuestion {
  readonly variantId: string
  readonly language: Language
  readonly storefront: Storefront
}

/** Finds a product in one colour, by `<productCode>:<colourId>` or by one of its article numbers. */
export async function findVariant(
  db: Db,
  { variantId, language, storefront }: VariantQuestion,
): Promise<FoundVariant | undefined> {
  const onStorefront = sql.ref(`p.${STOREFRONT_COLUMNS[storefront]}`)
  const cut = variantId.lastIndexOf(':')
  const [code, colourId] = [variantId.slice(0, Math.max(cut, 0)), variantId.slice(cut + 1)]
  const { rows } = await sql<FoundVariant>`
    select p.id as "productId", p.slug, t.name, p.is_quotation as "isQuotation", a.colour_id as "colourId"
      from article a
      join product p on p.id = a.product_id
      join product_text t on t.product_id = p.id and t.lang = ${language}
     where a.number = coalesce(
             (select number from article where number = ${variantId}),
             (select c.number
                from product q
                join article c on c.product_id = q.id
               where q.code = ${code} and c.colour_id = ${colourId} and c.published = 1
               order by c.position limit 1))
       and a.published = 1 and p.published = 1 and ${onStorefront} = 1`.execute(db)
  return rows[0]
}
