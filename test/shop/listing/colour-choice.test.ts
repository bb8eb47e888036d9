import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue, CatalogueColour } from '../../../shop/catalogue/catalogue.ts'
import type { ProductFilter } from '../../../src/contract/product-filter.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

/** A shoe of night and sky, one of sky alone, a red one, and two whose swatches are none. */
const COLOURS: readonly (readonly [slug: string, colours: readonly CatalogueColour[]])[] = [
  ['both', [colour('night', 'Natt', '#2b3550'), colour('sky', 'Himmel', '#6fa3d8')]],
  ['light', [colour('sky', 'Himmel', '#6fa3d8')]],
  ['red', [colour('signal', 'Signalröd', '#b3232d')]],
  ['camo', [colour('camo', 'Kamouflage', 'green')]],
  ['plain', [colour('aurora', 'Norrsken')]],
]

const colourOf = ({ facetFilters }: Pick<ProductFilter, 'facetFilters'>) =>
  facetFilters.find((it) => it.id === 'colour')

test('all shades of a family are one option with a swatch; what has no colour keeps its words', async (t) => {
  const { shop } = await openShop(t, { catalogue: catalogue() })
  const ask = async (language: string) => {
    const headers = { 'request-context': JSON.stringify({ language, categoryId: 'shoes' }) }
    const { body } = await shop.inject({ url: '/api/productFilter', headers })
    const { options = [] } = colourOf(JSON.parse(body)) ?? {}
    return options.map((it) => [it.id, it.label, it.quantity, it.hexCode])
  }

  deepEqual(await ask('sv'), [
    ['red', 'Röd', 1, '#c62828'],
    ['blue', 'Blå', 2, '#2563c9'],
    ['camo', 'Kamouflage', 1, undefined],
    ['aurora', 'Norrsken', 1, undefined],
  ])
  deepEqual(
    (await ask('en')).map(([, label]) => label),
    ['Red', 'Blue', 'aurora', 'camo'],
  )
})

test('a family finds every shade, and shows goods in it', async (t) => {
  const { shop } = await openShop(t, { catalogue: catalogue() })

  const { body } = await shop.inject('/c/shoes?colour=blue&colour=camo')

  deepEqual(
    [...body.matchAll(/class="product-card__link" href="([^"]+)"/g)].map(([, it]) => it).sort(),
    ['/p/both?colour=night', '/p/camo?colour=camo', '/p/light?colour=sky'],
  )
})

for (const [before, after] of [
  ['/c/shoes?colour=sky', '/c/shoes?colour=blue'],
  [
    '/en/c/shoes?sort=name&colour=night&colour=sky&page=2',
    '/en/c/shoes?colour=blue&sort=name&page=2',
  ],
  ['/search?q=sko&colour=signal&colour=camo&utm=x', '/search?q=sko&colour=red&colour=camo&utm=x'],
  ['/campaigns?colour=signal', '/campaigns?colour=red'],
] as const) {
  test(`${before} leads to ${after}, which is the address of its list`, async (t) => {
    const { shop } = await openShop(t, { catalogue: catalogue() })

    const moved = await shop.inject(before)
    const there = await shop.inject(after)

    deepEqual([moved.statusCode, moved.headers.location], [302, after])
    equal(there.statusCode, 200)
  })
}

test('a colour of goods, or one that nobody knows, stays in its address', async (t) => {
  const { shop } = await openShop(t, { catalogue: catalogue() })

  for (const path of ['/p/both?colour=sky', '/c/shoes?colour=none&colour=constructor']) {
    equal((await shop.inject(path)).statusCode, 200, path)
  }
  match((await shop.inject('/p/both?colour=sky')).body, /\/images\/both\/sky/)
})

function colour(id: string, sv: string, hex = ''): CatalogueColour {
  return { id, name: { sv, en: id }, hex }
}

function catalogue(): Catalogue {
  const { products, ...rest } = smallCatalogue()
  const [shoe] = products
  const [article] = shoe?.articles ?? []
  if (!shoe || !article) throw new Error('The small catalogue has no shoe.')
  return {
    ...rest,
    gifts: [],
    products: COLOURS.map(([slug, colours]) => ({
      ...shoe,
      id: slug,
      slug,
      articles: colours.map((it) => ({ ...article, number: `${slug}-${it.id}`, colour: it })),
    })),
  }
}
