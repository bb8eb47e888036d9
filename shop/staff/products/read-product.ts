import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { EnergyClass } from '../../../src/model/energy-label.ts'
import type { Language } from '../../../src/model/language.ts'
import type { ContentUnit } from '../../../src/model/unit-price.ts'
import { readPicturesAndColours } from '../../catalogue/by-hand/change-pictures.ts'
import { type ListedEdit, listEdits } from '../../catalogue/by-hand/hand-edit-queries.ts'
import { type NamedText, readTexts } from '../../catalogue/by-hand/text-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { type AuditLine, listAuditOf } from '../audit/audit-queries.ts'

/** A product in the staff area, whether or not it is on sale. */
export interface StaffProduct {
  readonly id: number
  readonly code: string
  readonly slug: string
  readonly brand: string
  readonly isOn: 0 | 1
  readonly onSport: 0 | 1
  readonly imageUrl: string | null
  /** Null where the law requires no energy label. */
  readonly energyClass: EnergyClass | null
  readonly energyLabelUrl: string | null
  readonly energySheetUrl: string | null
}

export async function findStaffProduct(
  db: Db | Tx,
  code: string,
): Promise<StaffProduct | undefined> {
  const { rows } = await sql<StaffProduct>`
    select id, code, slug, brand, published as "isOn", on_sport as "onSport",
           image_url as "imageUrl", energy_class as "energyClass",
           energy_label_url as "energyLabelUrl", energy_sheet_url as "energySheetUrl"
      from product where code = ${code}`.execute(db)
  return rows[0]
}

export interface StaffArticle {
  readonly number: string
  readonly productId: number
  /** The product's code. */
  readonly code: string
  readonly size: string | null
  readonly colourSv: string | null
  readonly colourEn: string | null
  readonly price: number
  readonly campaignPrice: number | null
  /** The price in running campaigns. */
  readonly runningPrice: number | null
  readonly lowestPrice: number | null
  readonly businessPrice: number
  /** 1 where it differs from the regular price without VAT. */
  readonly hasOwnBusinessPrice: 0 | 1
  /** The amount of the content; null where it is not sold by measure. */
  readonly contentAmount: number | null
  readonly contentUnit: ContentUnit | null
  readonly available: number
  /** Pieces reserved by orders that wait for their payment. */
  readonly held: number
  readonly isOn: 0 | 1
  readonly isProductOn: 0 | 1
}

const ARTICLES = sql`
  select a.number, a.product_id as "productId", p.code, a.size, a.colour_sv as "colourSv",
         a.colour_en as "colourEn", a.price, a.campaign_price as "campaignPrice",
         a.running_price as "runningPrice",
         a.lowest_price as "lowestPrice", a.business_price as "businessPrice",
         a.business_price <> round(a.price * 10000.0 / (10000 + p.vat_rate))
           as "hasOwnBusinessPrice",
         a.content_amount as "contentAmount", a.content_unit as "contentUnit",
         coalesce(s.available, 0) as available,
         (select coalesce(sum(r.quantity), 0) from reservation r
           where r.article_number = a.number and r.state = 'held') as held,
         a.published as "isOn", p.published as "isProductOn"
    from article a join product p on p.id = a.product_id
    left join stock s on s.article_number = a.number`

export async function findStaffArticle(
  db: Db | Tx,
  number: string,
): Promise<StaffArticle | undefined> {
  const { rows } = await sql<StaffArticle>`${ARTICLES} where a.number = ${number}`.execute(db)
  return rows[0]
}

export async function listStaffArticles(db: Db, productId: number): Promise<StaffArticle[]> {
  const { rows } = await sql<StaffArticle>`
    ${ARTICLES} where a.product_id = ${productId} order by a.position, a.number`.execute(db)
  return rows
}

const LENGTH = 22

/** A product's name and description, by language. */
export type TextsByLanguage = Partial<Record<Language, NamedText>>

/** Everything that the staff sees of a product. */
export interface ProductView extends Awaited<ReturnType<typeof readPicturesAndColours>> {
  readonly product: StaffProduct
  readonly texts: TextsByLanguage
  readonly articles: readonly StaffArticle[]
  /** Manual changes of the product itself. */
  readonly edits: readonly ListedEdit[]
  /** The numbers of articles with manual changes. */
  readonly edited: ReadonlySet<string>
  readonly history: readonly AuditLine[]
}

export async function readProduct(db: Db, code: string): Promise<ProductView | undefined> {
  const product = await findStaffProduct(db, code)
  if (!product) return undefined
  const edits = await listEdits(db, code)
  return {
    product,
    texts: await readTexts(db, product.id),
    ...(await readPicturesAndColours(db, product.id)),
    articles: await listStaffArticles(db, product.id),
    edits: edits.filter((it) => it.subject === 'product'),
    edited: new Set(edits.flatMap((it) => (it.subject === 'article' ? it.subjectId : []))),
    history: await listAuditOf(db, 'product', code),
  }
}

/** Everything that the staff sees of an article. */
export interface ArticleView {
  readonly article: StaffArticle
  readonly texts: TextsByLanguage
  /** The number of articles of its product. */
  readonly siblings: number
  readonly edits: readonly ListedEdit[]
  readonly history: readonly AuditLine[]
}

export async function readArticle(db: Db, number: string): Promise<ArticleView | undefined> {
  const article = await findStaffArticle(db, number)
  if (!article) return undefined
  const edits = await listEdits(db, article.code)
  return {
    article,
    texts: await readTexts(db, article.productId),
    siblings: (await listStaffArticles(db, article.productId)).length,
    edits: edits.filter((it) => it.subject === 'article' && it.subjectId === number),
    history: await listAuditOf(db, 'article', number),
  }
}

/** Identifies the values that a form was made from, to detect changes since. */
export function fingerprint(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, LENGTH)
}
