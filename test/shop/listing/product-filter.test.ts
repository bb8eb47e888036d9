import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import * as v from 'valibot'
import { type ProductFilter, productFilterSchema } from '../../../src/contract/product-filter.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { createStatementCounter } from '../../helpers/statements.ts'
import { mixedCatalogue } from '../facets/mixed-catalogue.ts'

const catalogue = mixedCatalogue(80, 5)
const sport = { storefront: 'sport', language: 'sv' }

async function open(t: TestContext) {
  return openShop(t, { catalogue })
}

async function ask(visitor: ShopVisitor, query = '', path = '/api/productFilter') {
  const { statusCode, body } = await visitor.ask(`${path}?${query}`)
  equal(statusCode, 200, body)
  return v.parse(v.strictObject(productFilterSchema.entries), JSON.parse(body))
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

const groupOf = ({ facetFilters }: Pick<ProductFilter, 'facetFilters'>, id: string) =>
  facetFilters.find((it) => it.id === id)

test('a list without its html reads no products and no articles', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { catalogue, wrap: counter.wrap })
  const anna = visitor({ ...sport, categoryId: 'shoes' })
  await ask(anna)

  const count = await counter.during(() => ask(anna, 'colour=red'))

  deepEqual([count.answeredWith('products'), count.answeredWith('articles')], [0, 0])
})

test('the html is that of the page of the same address', async (t) => {
  const { shop, visitor } = await open(t)
  const anna = visitor({ ...sport, categoryId: 'shoes' })
  const query = 'colour=red&stock=yes&sort=newest&utm_source=x'

  const { productsView = '' } = await ask(anna, query, '/api/productFilter/withHtmlResult')
  const { body } = await shop.inject({
    url: `/c/to-shoes?${query}`,
    headers: { cookie: anna.cookie() },
  })

  const [, onPage = ''] = /id="products">(.*?)<\/div><\/div><\/main>/s.exec(body) ?? []
  ok(productsView.includes('href="/p/'))
  equal(unsigned(productsView), unsigned(onPage))
})

test('the category of a client of other pages stands in its query, or in its context', async (t) => {
  const { visitor } = await open(t)
  const anna = visitor(sport)
  const listed = async (query: string, context: object = {}) => {
    const { totalCount, sortCriteria } = await ask(visitor({ ...sport, ...context }), query)
    return [totalCount, sortCriteria.sortItems[0]?.value]
  }

  const shoes = await listed('', { categoryId: 'shoes' })
  const all = (await ask(anna)).totalCount

  deepEqual(await listed('productCategorySystemId=shoes'), shoes)
  deepEqual(await listed('productCategorySystemId=to-shoes'), shoes)
  deepEqual(await listed('', { productCategorySystemId: 'shoes' }), shoes)
  deepEqual(await listed('productCategorySystemId=shoes', { categoryId: 'bikes' }), shoes)
  equal(shoes[1], '/c/to-shoes')
  ok(Number(shoes[0]) > 0 && Number(shoes[0]) < Number(all))
  equal((await ask(anna, 'productCategorySystemId=')).totalCount, all)
  equal((await ask(anna, 'productCategorySystemId=gone')).totalCount, 0)
})

for (const query of ['', 'colour=red', 'q=zzzzz', 'productCategorySystemId=gone']) {
  test(`the html of "${query}" has the places that clients of other pages look for`, async (t) => {
    const { visitor } = await open(t)

    const path = '/api/productFilter/withHtmlResult'
    const { productsView = '' } = await ask(visitor(sport), query, path)

    match(productsView, /^<div id="search-result"><div id="facetedSearchCompact"><\/div>/)
    equal(productsView.split(' id="').length - 1, new Set(idsOf(productsView)).size)
  })
}

test('without html it says the same, and leaves no session behind', async (t) => {
  const { visitor } = await open(t)
  const anna = visitor({ ...sport, categoryId: 'shoes' })

  const plain = await ask(anna, 'colour=red')
  equal(anna.cookie(), '')
  const { productsView, ...whole } = await ask(
    anna,
    'colour=red',
    '/API/PRODUCTFILTER/withhtmlresult',
  )

  ok(productsView)
  deepEqual(plain, whole)
})

test('the request context says which list; without one the query does', async (t) => {
  const { visitor } = await open(t)
  const totals = async (context: object, query = '') =>
    (await ask(visitor({ ...sport, ...context }), query)).totalCount
  const shoes = await totals({ categoryId: 'shoes' })
  const all = await totals({})
  const campaigns = await totals({ campaignPage: true })

  ok(shoes && all && campaigns && shoes < all && campaigns < all)
  equal(await totals({ categoryId: 'to-shoes' }), shoes)
  equal(await totals({}, 'category=to-shoes'), shoes)
  equal(await totals({ searchPage: true }, 'category=to-shoes'), shoes)
  equal(await totals({ categoryId: 'nothing' }), all)
  equal(await totals({ categoryId: 7, searchPage: 'x', campaignPage: [] }), all)
  equal(await totals({}, 'q=vara'), all)
  equal(await totals({}, 'q=xylofon'), 0)
})

test('a single category in the query is the list itself, and no filter of it', async (t) => {
  const { visitor } = await open(t)

  const { subNavigation, navigationTheme, ...answer } = await ask(
    visitor(sport),
    'category=to-running',
  )

  equal(navigationTheme, 'category')
  equal(subNavigation?.name, 'shoes')
  equal(subNavigation?.isSelected, false)
  equal(subNavigation?.hide, true)
  deepEqual(
    subNavigation?.links?.map(({ name, url, isSelected, links }) => ({
      name,
      url,
      isSelected,
      below: links?.map((it) => it.url),
    })),
    [
      {
        name: 'running',
        url: '/c/to-running',
        isSelected: true,
        below: ['/c/to-road', '/c/to-trail'],
      },
    ],
  )
  equal(groupOf(answer, 'category'), undefined)
})

test('categories part a list that does not lead to them, or where one is chosen already', async (t) => {
  const { visitor } = await open(t)
  const optionsOf = async (context: object, query = '') => {
    const group = groupOf(await ask(visitor({ ...sport, ...context }), query), 'category')
    return group && [group.options.map((it) => it.id), group.selectedOptions]
  }

  equal(await optionsOf({ categoryId: 'shoes' }), undefined)
  equal(await optionsOf({ categoryId: 'running' }, 'colour=red&category=none-such'), undefined)
  deepEqual(await optionsOf({ categoryId: 'running' }, 'category=to-trail'), [
    ['to-road', 'to-trail'],
    ['to-trail'],
  ])
  deepEqual(await optionsOf({ searchPage: true }), [['to-shoes', 'to-clothes', 'to-gym'], []])
})

test('sort items are addresses of the same list', async (t) => {
  const { visitor } = await open(t)
  const anna = visitor({ ...sport, language: 'en', categoryId: 'shoes' })

  const { sortCriteria } = await ask(
    anna,
    'page=2&utm_source=x&sort=name&colour=red&colour=none-such',
  )

  deepEqual(
    sortCriteria.sortItems.map(({ value, selected }) => [value, selected]),
    [
      ['/en/c/to-shoes?colour=red&utm_source=x', false],
      ['/en/c/to-shoes?colour=red&sort=newest&utm_source=x', false],
      ['/en/c/to-shoes?colour=red&sort=price-up&utm_source=x', false],
      ['/en/c/to-shoes?colour=red&sort=price-down&utm_source=x', false],
      ['/en/c/to-shoes?colour=red&sort=name&utm_source=x', true],
    ],
  )
})

test('what is unknown, odd or too much is as if it had not been asked', async (t) => {
  const { visitor } = await open(t)
  const anna = visitor({ ...sport, categoryId: 'shoes' })
  const usual = await ask(anna)
  const odd = [
    'colour=none&brand=%00&__proto__=1&constructor=x&toString=y',
    'colour[]=red&colour[0]=red&colour%5B%5D=red',
    'price=abc&price=-&page=abc&sort=constructor&perpage=1000000',
    `pricefrom=${'9'.repeat(400)}`,
    Array.from({ length: 5000 }, (_, at) => `x${at}=1`)
      .join('&')
      .slice(0, 12_000),
    `q=&colour=${'%25'.repeat(2000)}`,
    'size=%E0%A4%A&%zz=1&=&&&==',
    'gender=women%27%20or%201%3D1--&type=%3Cscript%3E',
  ]

  for (const query of odd) {
    const { facetFilters, totalCount } = await ask(anna, query)

    equal(totalCount, usual.totalCount, query.slice(0, 60))
    deepEqual(facetFilters, usual.facetFilters, query.slice(0, 60))
  }
})

test('a logged-out professional finds out nothing about prices and stock', async (t) => {
  const { visitor } = await open(t)
  const nobody = visitor({ storefront: 'professional', categoryId: 'shoes' })
  const anna = visitor({ storefront: 'professional', categoryId: 'shoes' })
  await anna.logIn('anna@example.com')

  for (const client of [nobody, anna]) {
    const usual = await ask(client, '', '/api/productFilter/withHtmlResult')
    const asked = await ask(
      client,
      'price=0-20000&pricefrom=1&stock=yes&campaign=yes&sort=price-up',
      '/api/productFilter/withHtmlResult',
    )

    const hidden = ['price', 'stock', 'campaign'].flatMap((it) => groupOf(usual, it) ?? [])
    deepEqual(hidden, [])
    equal(
      usual.sortCriteria.sortItems.some((it) => it.value.includes('price')),
      false,
    )
    deepEqual(asked.facetFilters, usual.facetFilters)
    equal(asked.totalCount, usual.totalCount)
    deepEqual(namesIn(asked.productsView), namesIn(usual.productsView))
  }
})

test('a buyer of a company filters by prices without VAT', async (t) => {
  const { visitor } = await open(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const priced = catalogue.products.filter(
    (it) => it.storefronts.includes('professional') && !it.isQuotation,
  )
  const prices = priced.map((it) =>
    Math.min(...it.articles.map(({ price }) => Math.round(price / 1.25))),
  )

  const { totalCount } = await ask(bo, 'price=0-40000')
  const { range } = groupOf(await ask(bo), 'price') ?? {}

  equal(totalCount, prices.filter((it) => it <= 40_000).length)
  deepEqual(range, { min: Math.min(...prices), max: Math.max(...prices) })
})

test('options keep their place while one filters, those that would leave nothing too', async (t) => {
  const { visitor } = await open(t)
  const anna = visitor({ ...sport, categoryId: 'shoes' })
  const places = (answer: ProductFilter) =>
    answer.facetFilters.map(({ id, options }) => [id, options.map((it) => it.id)])
  const free = await ask(anna)

  const filtered = await ask(anna, 'colour=red&size=42&gender=kids&brand=aska')

  deepEqual(
    places(filtered).map(([id]) => id),
    places(free).map(([id]) => id),
  )
  deepEqual(places(filtered), places(free))
  ok(filtered.facetFilters.some((it) => it.options.some(({ quantity }) => quantity === 0)))
  deepEqual(groupOf(filtered, 'colour')?.selectedOptions, ['red'])
})

test('options are named in the language of the page', async (t) => {
  const { visitor } = await open(t)
  const labels = async (language: string) => {
    const answer = await ask(visitor({ ...sport, language }))
    return ['gender', 'type', 'colour'].map((id) => {
      const group = groupOf(answer, id)
      return [group?.label, group?.options[0]?.label]
    })
  }

  deepEqual(await labels('sv'), [
    ['För', 'Dam'],
    ['Typ', 'Jacka'],
    ['Färg', 'Svart'],
  ])
  deepEqual(await labels('en'), [
    ['For', 'Women'],
    ['Type', 'Jacket'],
    ['Colour', 'Black'],
  ])
  const black = groupOf(await ask(visitor(sport)), 'colour')?.options[0]
  match(black?.hexCode ?? '', /^#[0-9a-f]{6}$/)
})

/** Tokens differ from call to call. */
function unsigned(html: string): string {
  return html.replace(/(__RequestVerificationToken" value=")[^"]*/g, '$1')
}

function namesIn(html = ''): string[] {
  return [...html.matchAll(/href="\/pro\/p\/([\w-]+)"/g)].map((it) => it[1] ?? '')
}
