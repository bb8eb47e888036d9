import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** A product's fields that imports leave as edited by hand; `pictures` with their order and texts. */
export type ProductHandField =
  | 'name.sv'
  | 'name.en'
  | 'description.sv'
  | 'description.en'
  | 'pictures'

/** An article's fields; `price` is the regular, campaign and business price, together. */
type ArticleHandField = 'price' | 'stock'

/** A field of a product or of one of its articles that imports do not overwrite. */
export type HandEdit =
  | { readonly subject: 'product'; readonly subjectId: string; readonly field: ProductHandField }
  | { readonly subject: 'article'; readonly subjectId: string; readonly field: ArticleHandField }

/** Records that a member has changed a field: imports leave it alone from now on. */
export async function noteEdit(
  tx: Tx,
  { subject, subjectId, field }: HandEdit,
  { memberId, now }: { readonly memberId: string | null; readonly now: number },
): Promise<void> {
  const edited = { edited_at: now, member_id: memberId }
  await tx
    .insertInto('hand_edit')
    .values({ subject, subject_id: subjectId, field, ...edited })
    .onConflict((it) => it.columns(['subject', 'subject_id', 'field']).doUpdateSet(edited))
    .execute()
}

/**
 * Gives a field back to imports. Also clears the product's hash, so that the next import writes the
 * product even if its file is unchanged. Returns false if nobody has changed the field.
 */
export async function releaseEdit(
  tx: Tx,
  { subject, subjectId, field }: HandEdit,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hand_edit')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('field', '=', field)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const article = tx.selectFrom('article').select('product_id').where('number', '=', subjectId)
  const products = tx.updateTable('product').set({ content_hash: '' })
  await (subject === 'product'
    ? products.where('code', '=', subjectId)
    : products.where('id', '=', article)
  ).execute()
  return true
}

export type ListedEdit = HandEdit & {
  /** Of the product itself, or of the article's product. */
  readonly code: string
  readonly editedAt: number
  readonly memberId: string | null
}

/** Fields changed by hand, of one product and its articles or of all products; sorted by product. */
export function listEdits(db: Db | Tx, code?: string): Promise<ListedEdit[]> {
  const text = `
    select h.subject, h.subject_id as "subjectId", h.field, p.code, h.edited_at as "editedAt",
           h.member_id as "memberId"
      from hand_edit h
      left join article a on h.subject = 'article' and a.number = h.subject_id
      join product p on p.code = h.subject_id and h.subject = 'product' or p.id = a.product_id
     where cast(?1 as text) is null or p.code = ?1
     order by p.code, h.subject desc, h.subject_id, h.field`
  return readRows(db, text, [code ?? null])
}
