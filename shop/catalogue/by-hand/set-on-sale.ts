import type { Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { IMPORT_PREFIXES } from '../importers/layouts.ts'
import { type ByHand, findNamedGoods, type NamedGoods, noteByHand } from '../off-sale-queries.ts'
import { settleSale } from '../sale-queries.ts'
import { idOf } from '../slugs.ts'

export type SetOnSale =
  | { readonly outcome: 'unknown' }
  /** Several products go by this name. */
  | { readonly outcome: 'ambiguous'; readonly codes: readonly string[] }
  | { readonly outcome: 'done'; readonly goods: NamedGoods; readonly hasChanged: boolean }

/**
 * Takes goods off sale, or on it, by hand, which imports leave as it is. They are named by the number
 * of an article, by a product's id, its address, or what its file calls it; a name that is both a
 * product's and that of its article means the product.
 */
export async function setOnSale(tx: Tx, name: string, said: ByHand): Promise<SetOnSale> {
  const found = await findGoods(tx, name)
  const codes = [...new Set(found.map((it) => it.code))]
  if (codes.length > 1) return { outcome: 'ambiguous', codes }
  const goods = found.find((it) => it.articleNumber === null) ?? found[0]
  return goods ? setGoodsOnSale(tx, goods, said) : { outcome: 'unknown' }
}

/** The same, for goods that are known. */
export async function setGoodsOnSale(
  tx: Tx,
  goods: NamedGoods,
  said: ByHand,
): Promise<Extract<SetOnSale, { readonly outcome: 'done' }>> {
  await noteByHand(tx, goods, said)
  await settleSale(tx, [goods.productId])
  const isSame = ({ code, articleNumber }: NamedGoods) =>
    code === goods.code && articleNumber === goods.articleNumber
  const after = (await findGoods(tx, goods.articleNumber ?? goods.code)).find(isSame) ?? goods
  const hasChanged = after.isOn !== goods.isOn || after.isProductOn !== goods.isProductOn
  if (hasChanged) await bumpVersion(tx)
  return { outcome: 'done', goods: after, hasChanged }
}

function findGoods(tx: Tx, name: string): Promise<NamedGoods[]> {
  const id = idOf(name)
  return findNamedGoods(tx, name, [name, ...IMPORT_PREFIXES.map((it) => `${it}${id}`)])
}
