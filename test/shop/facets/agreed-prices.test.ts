import { deepEqual, notDeepEqual } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Catalogue, CatalogueArticle } from '../../../shop/catalogue/catalogue.ts'
import { touchPriceList } from '../../../shop/catalogue/price-lists/price-list-writes.ts'
import type { FacetPort, FacetQuery } from '../../../shop/facets/facets-port.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { PriceLists } from '../../../shop/platform/http/visitor.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import { mixedCatalogue } from './mixed-catalogue.ts'

type PriceOf = (number: string, businessPrice: number) => number

const everything: FacetQuery = {
  storefront: 'professional',
  language: 'sv',
  chosen: new Map(),
  seesPrices: true,
  sort: 'price-up',
  offset: 0,
  limit: 1000,
}
const QUESTIONS: readonly Partial<FacetQuery>[] = [
  {},
  { sort: 'price-down', limit: 7, offset: 3 },
  { sort: 'popular' },
  { categoryId: 'shoes' },
  { chosen: new Map([['price', ['20000-60000']]]) },
  { chosen: new Map([['price', ['-15000']]]), sort: 'price-down' },
  { chosen: new Map([['stock', ['yes']]]), categoryId: 'clothes' },
  { chosen: new Map([['colour', ['red', 'sky']]]) },
  { among: Int32Array.from({ length: 30 }, (_, at) => at + 1) },
]

const businessPriceOf = ({ businessPrice, price }: CatalogueArticle) =>
  businessPrice ?? Math.round((price * 10_000) / 12_500)

/** The same goods in a shop that asks these prices of every business. */
function pricedAs(catalogue: Catalogue, priceOf: PriceOf): Catalogue {
  const products = catalogue.products.map((product) => ({
    ...product,
    articles: product.articles.map((article) => {
      const before = businessPriceOf(article)
      return { ...article, businessPrice: Math.min(before, priceOf(article.number, before)) }
    }),
  }))
  return { ...catalogue, products }
}

async function facetsOf(t: TestContext, catalogue: Catalogue) {
  const { db } = await openShop(t, { catalogue })
  const { facets } = await openPorts(t, { db })
  return { db, facets }
}

const listsOf = async (db: Db): Promise<PriceLists> => {
  const lists = await db.selectFrom('price_list').select(['id', 'version']).orderBy('id').execute()
  const key = lists.map((it) => `${it.id}.${it.version}`).join(' ')
  return { ids: lists.map((it) => it.id), key, currency: 'SEK' }
}

const answersOf = (facets: FacetPort, priceLists?: PriceLists) =>
  Promise.all(QUESTIONS.map((it) => facets.list({ ...everything, ...it, priceLists })))

const CATALOGUE = mixedCatalogue(60, 5)
const ARTICLES = CATALOGUE.products.flatMap((it) => it.articles)
/** Of every third article, some dearer than the shop's price, some far cheaper. */
const FIXED = new Map(
  ARTICLES.flatMap((it, at) => (at % 3 ? [] : [[it.number, 3_000 + ((at * 7_919) % 80_000)]])),
)
const LINES = [...FIXED].map(([number, price]) => `${number};1;${price / 100}`)

test('a company’s lists are those of a shop that asks its prices of everybody', async (t) => {
  const { db, facets } = await facetsOf(t, CATALOGUE)
  const plain = await answersOf(facets)
  // Prices of more pieces, and those of a currency that the shop has not, say nothing of a card.
  await agree(db, [...LINES, ...ARTICLES.map((it) => `${it.number};10;1`)])
  const priceOf: PriceOf = (number, before) => FIXED.get(number) ?? before
  const other = await facetsOf(t, pricedAs(CATALOGUE, priceOf))

  const agreed = await answersOf(facets, await listsOf(db))

  deepEqual(agreed, await answersOf(other.facets))
  notDeepEqual(agreed, plain)
  deepEqual(await answersOf(facets), plain)
})

test('a discount off everything counts, and of two lists the lower price', async (t) => {
  const { db, facets } = await facetsOf(t, CATALOGUE)
  await agree(db, LINES, { name: 'Fasta' })
  await agree(db, ['*;1;12,5%', `${ARTICLES[1]?.number};1;60%`], { name: 'Rabatt' })
  const off = (price: number, percent: number) => Math.round((price * (100 - percent)) / 100)
  const priceOf: PriceOf = (number, before) =>
    Math.min(
      FIXED.get(number) ?? before,
      off(before, 12.5),
      number === ARTICLES[1]?.number ? off(before, 60) : before,
    )
  const other = await facetsOf(t, pricedAs(CATALOGUE, priceOf))

  deepEqual(await answersOf(facets, await listsOf(db)), await answersOf(other.facets))
})

test('a change of a list counts in the next list, and private customers see none of it', async (t) => {
  const { db, facets } = await facetsOf(t, CATALOGUE)
  const id = await agree(db, LINES)
  const before = await answersOf(facets, await listsOf(db))
  const sport = { ...everything, storefront: 'sport' } as const
  deepEqual(
    await facets.list({ ...sport, priceLists: await listsOf(db) }),
    await facets.list(sport),
  )
  const hidden = { ...everything, seesPrices: false, sort: 'popular' } as const
  deepEqual(
    await facets.list({ ...hidden, priceLists: await listsOf(db) }),
    await facets.list(hidden),
  )

  await db.transaction().execute(async (tx) => {
    await touchPriceList(tx, { id, version: 1 })
    await tx.updateTable('price_list_line').set({ price: 100 }).where('list_id', '=', id).execute()
  })

  const other = await facetsOf(
    t,
    pricedAs(CATALOGUE, (number, price) => (FIXED.has(number) ? 100 : price)),
  )
  const after = await answersOf(facets, await listsOf(db))
  deepEqual(after, await answersOf(other.facets))
  notDeepEqual(after, before)
})
