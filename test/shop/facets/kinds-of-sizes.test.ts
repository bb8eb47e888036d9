import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { FacetQuery } from '../../../shop/facets/facets-port.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { createVisitor, openShop } from '../../helpers/open-shop.ts'
import { mixedCatalogue } from './mixed-catalogue.ts'

const SIZES = [
  ...['XL', 'xl', 'X-Large', 'XL ', '2XL', 'XXL', 'One size'],
  ...['42', '40½', '40,5', '40⅓', '500 g', '0.5 kg', '16 kg', '55 cm', '1 l'],
]

/** One product a size, under a category that holds all of them. */
function catalogueOf(sizes: readonly string[]) {
  const catalogue = mixedCatalogue(sizes.length, 1)
  return {
    ...catalogue,
    products: catalogue.products.map((product, at) => ({
      ...product,
      ...{ storefronts: ['sport' as const], categoryIds: ['shoes'], isQuotation: false },
      articles: [{ number: `A${at}`, price: 10_000, stock: 1, size: sizes[at] ?? '' }],
    })),
  }
}

const ALL: Omit<FacetQuery, 'chosen'> = {
  language: 'en',
  storefront: 'sport',
  seesPrices: true,
  sort: 'popular',
  offset: 0,
  limit: 100,
}

test('sizes stand by kind, each once however it is written, and are one choice', async (t) => {
  const { db } = await openShop(t, { catalogue: catalogueOf(SIZES) })
  const { facets } = await openPorts(t, { db })

  const chosen = new Map([['size', ['x-large', '40 1/2', '0,5 kg']]])
  const { total, groups } = await facets.list({ ...ALL, chosen })
  const sizes = groups.filter((it) => it.id === 'size')
  equal(total, 8)
  deepEqual(
    sizes.map((it) => [it.label, it.options.map(({ label, quantity }) => [label, quantity])]),
    [
      [
        'Size in letters',
        [
          ['One size', 1],
          ['XL', 4],
          ['XXL', 2],
        ],
      ],
      [
        'Size in numbers',
        [
          ['40⅓', 1],
          ['40½', 2],
          ['42', 1],
        ],
      ],
      [
        'Weight',
        [
          ['500 g', 2],
          ['16 kg', 1],
        ],
      ],
      ['Measurements', [['55 cm', 1]]],
      ['Volume', [['1 l', 1]]],
    ],
  )
  deepEqual(
    sizes.map((it) => it.selectedOptions),
    [['XL'], ['40½'], ['500 g'], [], []],
  )
  deepEqual(await facets.currentOptions('size', ['xl', 'X-Large', '7']), ['XL', '7'])
})

test('sizes of one kind are one group, called what it has always been', async (t) => {
  const { db } = await openShop(t, { catalogue: catalogueOf(['38', '39', '40']) })
  const { facets } = await openPorts(t, { db })

  const { groups } = await facets.list({ ...ALL, chosen: new Map() })
  deepEqual(
    groups.filter((it) => it.id === 'size').map((it) => it.label),
    ['Size'],
  )
})

test('the page of a list has each kind of sizes, and leads addresses to the sizes that it offers', async (t) => {
  const { shop } = await openShop(t, { catalogue: catalogueOf(SIZES) })
  const visitor = createVisitor(shop, {})

  const { body } = await visitor.ask('/en/c/to-shoes')
  const labels = [...body.matchAll(/faceted-search__legend">([^<]*)</g)].map((it) => it[1])
  for (const it of ['Size in letters', 'Size in numbers', 'Weight']) ok(labels.includes(it), it)
  const moved = await visitor.ask('/en/c/to-shoes?size=X-Large&size=42')
  equal(moved.headers.location, '/en/c/to-shoes?size=XL&size=42')
  const chosen = await visitor.ask('/en/c/to-shoes?size=XL&size=42')
  equal(chosen.body.match(/<input[^>]*name="size"[^>]*checked/g)?.length, 2)
})
