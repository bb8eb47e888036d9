import type { Language } from '../../../src/model/language.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

export interface NamedText {
  readonly name: string
  readonly description: string
}

interface TextRow extends NamedText {
  readonly lang: Language
}

/** A product's name and description, by language; empty if the product does not exist. */
export async function readTexts(
  db: Db | Tx,
  productId: number,
): Promise<Partial<Record<Language, NamedText>>> {
  const text = `select lang, name, description from product_text where product_id = ? order by lang`
  const rows = await readRows<TextRow>(db, text, [productId])
  return Object.fromEntries(rows.map(({ lang, ...it }) => [lang, it]))
}

export async function writeText(
  tx: Tx,
  productId: number,
  { lang, name, description }: TextRow,
): Promise<void> {
  await tx
    .updateTable('product_text')
    .set({ name, description })
    .where('product_id', '=', productId)
    .where('lang', '=', lang)
    .execute()
}
