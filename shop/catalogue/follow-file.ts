import type { Db, Tx } from '../platform/db/schema.ts'
import { bumpVersion } from './catalogue-version.ts'
import type { Sentence } from './file-sentence.ts'
import {
  countKeptOff,
  type ExistingProduct,
  type FileScope,
  listExistingProducts,
  noteSold,
  noteUnsold,
  settleSale,
} from './sale-queries.ts'

/**
 * What happens to products that are missing from a file. Only `all-off` may take more than half of them
 * off sale.
 */
export type MissingPolicy = 'stay' | 'off' | 'all-off'

/** The products that a file sells, and those that it takes off sale, by their ids. */
export interface FileSale extends FileScope {
  readonly sold: readonly string[]
  /** Products that the file lists as not on sale. */
  readonly off: readonly string[]
  readonly missing: MissingPolicy
}

/**
 * How many products or articles a file has put on sale or taken off, and how many were left alone because
 * they were changed by hand.
 */
export interface SaleCounts {
  readonly takenOff: number
  readonly broughtBack: number
  readonly keptOff: number
  readonly keptOffArticles: number
  readonly keptOn: number
}

/** The shop's products of a file's source, before the file is stored. */
export function listBefore(tx: Db | Tx, sale: FileSale): Promise<readonly ExistingProduct[]> {
  return listExistingProducts(tx, sale, [...sale.sold, ...sale.off])
}

/**
 * Takes products off sale and puts them on sale as their file says, except for those that were changed by
 * hand: such a change stays until the file agrees. `before` lists the shop's products before the file was
 * stored.
 */
export async function followFile(
  tx: Tx,
  { source, missing, ...file }: FileSale,
  before: readonly ExistingProduct[],
): Promise<SaleCounts | { readonly refusal: Sentence }> {
  const [sold, off] = [new Set(file.sold), new Set(file.off)]
  const isUnsold = ({ code }: ExistingProduct) =>
    !sold.has(code) && (off.has(code) || missing !== 'stay')
  const soldBefore = before.filter((it) => sold.has(it.code))
  const unsold = before.filter(isUnsold)
  const isOthers = (it: ExistingProduct) => it.isOfSource === 0
  await noteSold(tx, idsOf(soldBefore.filter((it) => isTouched(it) || isOthers(it))), source)
  await noteUnsold(tx, idsOf(unsold))

  const settled = await settleSale(tx, idsOf([...soldBefore.filter(isTouched), ...unsold]))
  const takenOff = settled.filter((it) => it.published === 0).length
  const onSale = before.filter((it) => it.isOfSource === 1 && it.published === 1).length
  if (missing === 'off' && takenOff * 2 > onSale) return { refusal: halfRefusal(takenOff, onSale) }
  if (settled.length > 0) await bumpVersion(tx)
  return {
    takenOff,
    broughtBack: settled.length - takenOff,
    keptOff: soldBefore.filter((it) => it.onSaleByHand === 0).length,
    keptOffArticles: await countKeptOff(
      tx,
      idsOf(soldBefore.filter((it) => it.articlesSetByHand > 0)),
    ),
    keptOn: unsold.filter((it) => it.onSaleByHand === 1).length,
  }
}

/** Products that were never taken off sale need no second look. */
function isTouched({
  offInFile,
  onSaleByHand,
  articlesSetByHand,
  published,
}: ExistingProduct): boolean {
  return offInFile === 1 || onSaleByHand !== null || articlesSetByHand > 0 || published === 0
}

function idsOf(products: readonly ExistingProduct[]): number[] {
  return products.map((it) => it.id)
}

function halfRefusal(takenOff: number, onSale: number): Sentence {
  const values = { off: String(takenOff), all: String(onSale) }
  return { key: 'cli.file.half', values }
}
