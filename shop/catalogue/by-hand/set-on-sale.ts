import type { Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { IMPORT_PREFIXES } from '../importers/layouts.ts'
import {
  findProductsOrArticles,
  noteSaleState,
  type ProductOrArticle,
  type SaleState,
} from '../off-sale-queries.ts'
import { settleSale } from '../sale-queries.ts'
import { idOf } from '../slugs.ts'

export type SetOnSaleResult =
  | { readonly outcome: 'unknown' }
  /** Several products have this name. */
  | { readonly outcome: 'ambiguous'; readonly codes: readonly string[] }
  | { readonly outcome: 'done'; readonly product: ProductOrArticle; readonly hasChanged: boolean }

/**
 * Takes a product or an article off sale or puts it on sale by hand, and protects that from imports. The
 * name is an article number, or a product's id, its address, or its key in the imported file; a name
 * shared by a product and its article means the product.
 */
export async function setOnSale(tx: Tx, name: string, state: SaleState): Promise<SetOnSaleResult> {
  const found = await findByName(tx, name)
  const codes = [...new Set(found.map((it) => it.code))]
  if (codes.length > 1) return { outcome: 'ambiguous', codes }
  const product = found.find((it) => it.articleNumber === null) ?? found[0]
  return product ? setProductOnSale(tx, product, state) : { outcome: 'unknown' }
}

/** The same for a product or article that has been found already. */
export async function setProductOnSale(
  tx: Tx,
  product: ProductOrArticle,
  state: SaleState,
): Promise<Extract<SetOnSaleResult, { readonly outcome: 'done' }>> {
  await noteSaleState(tx, product, state)
  await settleSale(tx, [product.productId])
  const isSame = ({ code, articleNumber }: ProductOrArticle) =>
    code === product.code && articleNumber === product.articleNumber
  const after =
    (await findByName(tx, product.articleNumber ?? product.code)).find(isSame) ?? product
  const hasChanged = after.isOn !== product.isOn || after.isProductOn !== product.isProductOn
  if (hasChanged) await bumpVersion(tx)
  return { outcome: 'done', product: after, hasChanged }
}

function findByName(tx: Tx, name: string): Promise<ProductOrArticle[]> {
  const id = idOf(name)
  return findProductsOrArticles(tx, name, [name, ...IMPORT_PREFIXES.map((it) => `${it}${id}`)])
}
