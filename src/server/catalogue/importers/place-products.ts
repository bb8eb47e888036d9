import type { Tx } from '../../platform/db/schema.ts'
import type { CatalogueProduct } from '../catalogue.ts'
import { listNumberOwners, listSlugOwners } from '../import-queries.ts'
import type { CategoryMapping } from './category-mapping.ts'
import { quote } from './prices.ts'
import type { Refusals } from './refusals.ts'
import type { ShapedProduct } from './shape-product.ts'
import { idOf, slugOf } from './slugs.ts'

/** Products ready to be stored, and which of them the shop has already. */
export interface PlacedProducts {
  readonly products: readonly CatalogueProduct[]
  readonly known: ReadonlySet<string>
}

/**
 * Gives every product its address and its categories. An address that was given once stays, also
 * when the name changes. An article number that belongs to another product is refused.
 */
export async function placeProducts(
  tx: Tx,
  shaped: readonly ShapedProduct[],
  mapping: CategoryMapping,
  refusals: Refusals,
): Promise<PlacedProducts> {
  const codes = shaped.map((it) => it.product.id)
  const owners = await listSlugOwners(tx, codes, shaped.flatMap(addressesOf))
  const slugs = new Map(owners.map((it) => [it.code, it.slug]))
  const taken = new Set(owners.map((it) => it.slug))
  await refuseForeignNumbers(tx, shaped, refusals)
  refuseDuplicates(shaped, refusals)
  const products = shaped.map((it): CatalogueProduct => {
    const slug = slugs.get(it.product.id) ?? freeAddress(it, taken)
    taken.add(slug)
    return { ...it.product, slug, categoryIds: mapping.find(it.paths) }
  })
  return { products, known: new Set(slugs.keys()) }
}

/** Addresses that a product would take, the best first. */
function addressesOf({ file, product }: ShapedProduct): string[] {
  const plain = slugOf(file.address)
  const marked = [plain, idOf(file.key)].filter(Boolean).join('-')
  return [...(plain === '' ? [] : [plain]), marked, product.id]
}

function freeAddress(shaped: ShapedProduct, taken: ReadonlySet<string>): string {
  return addressesOf(shaped).find((it) => !taken.has(it)) ?? shaped.product.id
}

async function refuseForeignNumbers(
  tx: Tx,
  shaped: readonly ShapedProduct[],
  refusals: Refusals,
): Promise<void> {
  const numbers = shaped.flatMap((it) => it.file.articles.map((article) => article.number))
  const owners = await listNumberOwners(tx, numbers)
  const codes = new Map(owners.map((it) => [it.number, it.code]))
  for (const { file, product } of shaped) {
    for (const { number, place } of file.articles) {
      const owner = codes.get(number)
      if (owner === undefined || owner === product.id) continue
      refusals.add(place, `${quote(number)} is an article of the product ${quote(owner)} already.`)
    }
  }
}

// Keys that differ in case only would be one product.
function refuseDuplicates(shaped: readonly ShapedProduct[], refusals: Refusals): void {
  const seen = new Map<string, string>()
  for (const { file, product } of shaped) {
    const duplicate = seen.get(product.id)
    if (duplicate !== undefined) {
      refusals.add(
        file.place,
        `${quote(file.key)} is too like ${quote(duplicate)} to tell them apart.`,
      )
    }
    seen.set(product.id, file.key)
  }
}
