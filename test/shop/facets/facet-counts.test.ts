import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import type { FacetPort, FacetQuery } from '../../../shop/facets/facets-port.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { countByHand, listByHand } from './brute-force.ts'
import { mixedCatalogue } from './mixed-catalogue.ts'

/** Ids of options in the catalogue, by how `brute-force.ts` calls them; those of addresses beside. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: same('to-shoes', 'to-running', 'to-road', 'to-trail', 'to-clothes', 'to-gym'),
  gender: same('women', 'men', 'unisex', 'kids'),
  size: same('S', 'M', 'L', '42', '43', '42 2/3'),
  colour: same('black', 'red', 'blue', 'sky'),
  price: same('-40000', '20000-60000', '50000-', '15000-15000', '7000-1000000'),
  brand: { norrsken: 'norrsken', åska: 'aska', 'peak & sons': 'peak-sons' },
  type: {
    löparsko: 'running-shoe',
    jacka: 'Jacket Jacka',
    skaljacka: 'Jacket Skaljacka',
  },
  material: {
    polyester: 'polyester',
    elastan: 'elastane',
    bomull: 'cotton',
    'gummi, eva': 'rubber',
  },
  campaign: same('yes'),
  stock: same('yes'),
}

const chosen = fc
  .record(
    Object.fromEntries(
      Object.entries(OPTIONS).map(([group, options]) => [
        group,
        fc.uniqueArray(fc.constantFrom(...Object.keys(options)), {
          minLength: 1,
          maxLength: group === 'price' ? 1 : 3,
        }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((it) => new Map(Object.entries(it).map(([group, options]) => [group, options ?? []])))

const scope = fc.record(
  {
    storefront: fc.constantFrom<Storefront>('sport', 'professional'),
    categoryId: fc.constantFrom('shoes', 'running', 'jackets', 'gym'),
  },
  { requiredKeys: ['storefront'] },
)

for (const seed of [1, 2, 3]) {
  test(`lists and counts are those of a count by hand, catalogue ${seed}`, async (t) => {
    const catalogue = mixedCatalogue(60, seed)
    const { db } = await openShop(t, { catalogue })
    const { facets } = await openPorts(t, { db })

    await fc.assert(
      fc.asyncProperty(scope, chosen, async (where, chosenOptions) => {
        await compare(catalogue, facets, where, chosenOptions)
      }),
      { numRuns: 300 },
    )
  })
}

async function compare(
  catalogue: Catalogue,
  facets: FacetPort,
  where: { storefront: Storefront; categoryId?: string },
  chosenOptions: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const counting = countsOf(catalogue, where, chosenOptions)
  const answer = await facets.list({ ...question(where), chosen: toIds(chosenOptions) })
  const asked = { ...where, chosen: counting }
  const byHand = listByHand(catalogue, asked)

  equal(answer.total, byHand.length)
  deepEqual(new Set(answer.ids).size, byHand.length)
  for (const { id, options } of answer.groups) {
    if (where.storefront === 'professional') ok(id !== 'campaign')
    for (const option of options) {
      const name = nameOf(id, option.id)
      const count = countByHand(catalogue, asked, id, name)
      equal(option.quantity, count, `${id}=${option.id}`)
    }
  }
}

/** What is in no product of the list before any filter is as if it had not been chosen; stock is not. */
function countsOf(
  catalogue: Catalogue,
  where: { storefront: Storefront; categoryId?: string },
  chosenOptions: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const free = { ...where, chosen: new Map<string, readonly string[]>() }
  const known = [...chosenOptions].map(([group, options]): [string, readonly string[]] => [
    group,
    group === 'price' || group === 'stock'
      ? options
      : options.filter((it) => countByHand(catalogue, free, group, it) > 0),
  ])
  const isHidden = (group: string) => group === 'campaign' && where.storefront === 'professional'
  return new Map(known.filter(([group, options]) => options.length > 0 && !isHidden(group)))
}

function question(where: { storefront: Storefront; categoryId?: string }): FacetQuery {
  return {
    ...where,
    language: 'sv',
    chosen: new Map(),
    seesPrices: true,
    sort: 'popular',
    offset: 0,
    limit: 1000,
  }
}

function toIds(chosenOptions: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  return new Map(
    [...chosenOptions].map(([group, options]) => [
      group,
      options.map((it) => OPTIONS[group]?.[it] ?? it),
    ]),
  )
}

function nameOf(group: string, id: string): string {
  const found = Object.entries(OPTIONS[group] ?? {}).find(([, it]) => it === id)
  return found?.[0] ?? id
}

function same(...ids: string[]): Record<string, string> {
  return Object.fromEntries(ids.map((it) => [it, it]))
}
