import type { Tx } from '../../platform/db/schema.ts'
import { joinSearchRow, type SearchRow } from '../search-row.ts'
import { storeSearch } from '../store-product.ts'
import { type IndexedText, listIndexed } from './indexed-queries.ts'

/** Lets search find a product by what is stored of it now. */
export async function indexProduct(tx: Tx, productId: number): Promise<void> {
  const texts = await listIndexed(tx, productId)
  const [sv, en] = (['sv', 'en'] as const).map((lang) => texts.find((it) => it.lang === lang))
  if (!sv || !en) return
  await storeSearch(tx, [{ productId, rows: { sv: rowOf(sv), en: rowOf(en) } }])
}

function rowOf({ code, numbers, colours, categories, ...text }: IndexedText): SearchRow {
  return joinSearchRow({
    ...text,
    numbers: [code, ...listOf(numbers)],
    colours: listOf(colours),
    categoryNames: listOf(categories),
  })
}

function listOf(json: string): readonly string[] {
  const list: readonly (string | null)[] = JSON.parse(json)
  return list.filter((it) => it !== null)
}
