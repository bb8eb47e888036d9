import type { Db } from '../../platform/db/schema.ts'
import type { CatalogueProduct } from '../catalogue.ts'
import { listNumberOwners, listSlugOwners } from '../import-queries.ts'
import type { CategoryMapping } from '../importers/category-mapping.ts'
import type { Findings } from '../importers/findings.ts'
import { quote } from '../importers/prices.ts'
import { idOf, slugOf } from '../slugs.ts'
import type { StagedProduct } from './read-into-staging.ts'

export interface Placing {
  readonly mapping: CategoryMapping
  readonly refusals: Findings
  /** Whether an earlier product of the file takes this address. */
  readonly isTaken: (slug: string) => boolean
}

/**
 * Gives products their addresses and categories. A product keeps its address when its name changes.
 * Article numbers that belong to other products are added to the refusals.
 */
export async function placeProducts(
  db: Db,
  staged: readonly StagedProduct[],
  { mapping, refusals, isTaken }: Placing,
): Promise<CatalogueProduct[]> {
  const codes = staged.map((it) => it.product.id)
  const owners = await listSlugOwners(db, codes, staged.flatMap(addressesOf))
  const slugs = new Map(owners.map((it) => [it.code, it.slug]))
  const taken = new Set(owners.map((it) => it.slug))
  await checkForeignNumbers(db, staged, refusals)
  return staged.map((it): CatalogueProduct => {
    const isFree = (slug: string) => !taken.has(slug) && !isTaken(slug)
    const slug = slugs.get(it.product.id) ?? addressesOf(it).find(isFree) ?? it.product.id
    taken.add(slug)
    return { ...it.product, slug, categoryIds: mapping.find(it.paths) }
  })
}

/** Possible addresses of a product, the best first. */
function addressesOf({ file, product }: StagedProduct): string[] {
  const plain = slugOf(file.address)
  const marked = [plain, idOf(file.key)].filter(Boolean).join('-')
  return [...(plain === '' ? [] : [plain]), marked, product.id]
}

async function checkForeignNumbers(
  db: Db,
  staged: readonly StagedProduct[],
  refusals: Findings,
): Promise<void> {
  const numbers = staged.flatMap((it) => it.file.articles.map((article) => article.number))
  const owners = await listNumberOwners(db, numbers)
  const codes = new Map(owners.map((it) => [it.number, it.code]))
  for (const { file, product } of staged) {
    for (const { number, location } of file.articles) {
      const owner = codes.get(number)
      if (owner === undefined || owner === product.id) continue
      const values = { cell: quote(number), owner: quote(owner) }
      refusals.add(location, { key: 'cli.file.foreign', values })
    }
  }
}
