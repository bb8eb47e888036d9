import { createHash } from 'node:crypto'
import type { Language } from '../../../src/model/language.ts'
import { readPicturesAndColours } from '../../catalogue/by-hand/change-pictures.ts'
import { type NamedText, readTexts } from '../../catalogue/by-hand/text-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { type AuditLine, listAuditOf } from '../audit/audit-queries.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { readEdits, type StaffEdit } from './hand-edits.ts'
import {
  findStaffArticle,
  findStaffProduct,
  listStaffArticles,
  type StaffArticle,
  type StaffProduct,
} from './product-queries.ts'

const LENGTH = 22

/** A product's name and description, by language. */
export type ShownTexts = Partial<Record<Language, NamedText>>

export function readShownTexts(db: Db | Tx, productId: number): Promise<ShownTexts> {
  return readTexts(db, productId)
}

/** All that the staff sees of one product. */
export interface ProductOfStaff extends Awaited<ReturnType<typeof readPicturesAndColours>> {
  readonly product: StaffProduct
  readonly texts: ShownTexts
  readonly articles: readonly StaffArticle[]
  /** Of the product itself. */
  readonly edits: readonly StaffEdit[]
  /** Numbers of articles of which something has been changed by hand. */
  readonly edited: ReadonlySet<string>
  readonly history: readonly AuditLine[]
}

export async function readProduct(db: Db, code: string): Promise<ProductOfStaff | undefined> {
  const product = await findStaffProduct(db, code)
  if (!product) return undefined
  const edits = await readEdits(db, code)
  return {
    product,
    texts: await readShownTexts(db, product.id),
    ...(await readPicturesAndColours(db, product.id)),
    articles: await listStaffArticles(db, product.id),
    edits: edits.filter((it) => it.subject === 'product'),
    edited: new Set(edits.flatMap((it) => (it.subject === 'article' ? it.subjectId : []))),
    history: await listAuditOf(db, 'product', code),
  }
}

/** All that the staff sees of one article. */
export interface ArticleOfStaff {
  readonly article: StaffArticle
  readonly texts: ShownTexts
  /** How many articles its product has. */
  readonly siblings: number
  readonly edits: readonly StaffEdit[]
  readonly history: readonly AuditLine[]
}

export async function readArticle(db: Db, number: string): Promise<ArticleOfStaff | undefined> {
  const article = await findStaffArticle(db, number)
  if (!article) return undefined
  const edits = await readEdits(db, article.code)
  return {
    article,
    texts: await readShownTexts(db, article.productId),
    siblings: (await listStaffArticles(db, article.productId)).length,
    edits: edits.filter((it) => it.subject === 'article' && it.subjectId === number),
    history: await listAuditOf(db, 'article', number),
  }
}

/** What a form was drawn from, to tell whether it has changed since. */
export function fingerprint(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, LENGTH)
}

/** What a field of a refused form would say now, where that is something else than was typed. */
export function nowHint(
  { t, notice }: Pick<StaffContext, 't' | 'notice'>,
  name: string,
  value: string,
): string | undefined {
  const typed = notice?.tone === 'refused' ? notice.fields?.[name] : undefined
  const isOther = typed !== undefined && typed.replace(/\r\n?/g, '\n') !== value
  return isOther ? t('staff.goods.now', { value }) : undefined
}
