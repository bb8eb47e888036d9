import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const NAMES: Readonly<Record<string, string>> = {
  rain: "Women's Rain Jacket",
  polo: 'Polo Women',
  suit: 'Mens Track Suit',
  cap: 'Cap for men',
  dam: 'Damjacka Storm',
  herr: 'Herr Skaljacka',
  jacka: 'Jacka Vind',
  kids: "Kids' Jacket",
  dammsugare: 'Dammsugare',
  iron: 'Jacket Alpha',
}

const [model] = smallCatalogue().products

function named(id: string, name: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct {
  if (!model) throw new Error('The small catalogue is empty')
  const { gender: _, ...rest } = model
  const articles = [{ number: `${id}-1`, price: 100, stock: 1 }]
  const both = { sv: name, en: name }
  return { ...rest, id, slug: id, name: both, type: { sv: 'vara', en: 'good' }, articles, ...more }
}

const catalogue = {
  ...smallCatalogue(),
  products: [
    ...Object.entries(NAMES).map(([id, name]) => named(id, name)),
    named('told', 'Jacket Beta', { gender: 'women' }),
    // What the catalogue says comes before what a name may mean.
    named('told-kids', 'Women cup jacket', { gender: 'kids' }),
  ],
  gifts: [],
}

for (const [query, language, codes] of [
  ["women's", 'en', ['polo', 'rain', 'told', 'dam']],
  ['women', 'en', ['polo', 'rain', 'told', 'dam']],
  ['womens', 'sv', ['polo', 'rain', 'told', 'dam']],
  ['women', 'sv', ['polo', 'rain', 'told', 'dam']],
  ['dam', 'sv', ['polo', 'rain', 'told', 'dam']],
  ['damer', 'sv', ['polo', 'rain', 'told', 'dam']],
  ["men's", 'en', ['suit', 'cap', 'herr']],
  ['men', 'sv', ['suit', 'cap', 'herr']],
  ['herr', 'sv', ['suit', 'cap', 'herr']],
  ['barn', 'sv', ['kids', 'told-kids']],
  ["women's jacket", 'en', ['rain', 'told']],
  ["men's cap", 'en', ['cap']],
] as const) {
  test(`"${query}" finds goods whose names say so (${language})`, async (t) => {
    const { db } = await openShop(t, { catalogue })
    const report = (error: unknown) => {
      throw error
    }
    const { search } = await openPorts(t, { db, report })
    const scope = { language, storefront: 'sport', limit: 50, offset: 0 } as const

    const { ids, total, all } = await search.searchProducts(query, scope)

    const rows = await db.selectFrom('product').select(['id', 'code']).execute()
    const found = ids.map((id) => rows.find((it) => it.id === id)?.code)
    deepEqual([...found].sort(), [...codes].sort())
    deepEqual([total, all.length], [codes.length, codes.length])
    const { productIds } = await search.suggest(query, { ...scope, limit: 50 })
    deepEqual([...productIds].sort(), [...ids].sort())
  })
}
