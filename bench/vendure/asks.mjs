import { ADDS_OF_A_VISITOR, takeTurns, WORDS } from '../shop-asks.mjs'

const PATH = '/shop-api'
const PAGE_SIZE = 24
const ARTICLES = 2000
const AT_ONCE = 100

/** What a mini cart shows. */
const CART = `code state totalWithTax subTotalWithTax currencyCode totalQuantity
  lines { id quantity unitPriceWithTax linePriceWithTax featuredAsset { preview }
    productVariant { id name sku product { slug } } }
  discounts { description amountWithTax }`
/** What a list shows: cards, and filters with their counts. */
const LIST = `totalItems
  items { productId productName slug description sku currencyCode inStock
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }
    productAsset { preview } }
  facetValues { count facetValue { id name facet { id name } } }`

/**
 * What Vendure is asked, by the names of `shopAsks`: a call by its number, which rejects where the answer
 * is not what it should be. So does all of it where its searches find another number of articles.
 */
export async function vendureAsks(client, articles, count) {
  const { facetValues, totalItems } = await search(client, 'groupByProduct: false, take: 1')
  if (totalItems !== articles)
    throw new Error(`Vendure finds ${totalItems} of ${articles} articles.`)
  const categories = facetValues
    .filter(({ facetValue }) => facetValue.facet.name === 'category')
    .map(({ facetValue }) => facetValue.id)
  const variants = await listVariants(client)
  const visitors = await makeVisitors(client, variants, Math.ceil(count / ADDS_OF_A_VISITOR))
  const { buyerAt, fullAt } = takeTurns(visitors)
  const list = (input) => search(client, `groupByProduct: true, take: ${PAGE_SIZE}, ${input}`)
  return {
    'add to cart': (at) => add(client, variants[at % variants.length], buyerAt(at)),
    cart: (at) => ask(client, `{ activeOrder { ${CART} } }`, fullAt(at)),
    'listing, productFilter': (at) =>
      list(`facetValueFilters: [{ and: "${categories[at % categories.length]}" }]`),
    'search with facets, productFilter': (at) => list(`term: "${WORDS[at % WORDS.length]}"`),
  }
}

async function listVariants(client) {
  const found = []
  for (let skip = 0; skip < ARTICLES; skip += AT_ONCE) {
    const { items } = await search(
      client,
      `take: ${AT_ONCE}, skip: ${skip}`,
      'items { productVariantId }',
    )
    found.push(...items.map((it) => it.productVariantId))
  }
  return found
}

/** The token of each, who has something in the cart. */
async function makeVisitors(client, variants, count) {
  const visitors = []
  for (let at = 0; at < count; at += 1) {
    const { headers } = await add(client, variants[at % variants.length])
    visitors.push(headers['vendure-auth-token'])
  }
  return visitors
}

async function search(client, input, fields = LIST) {
  const { data } = await ask(client, `{ search(input: { ${input} }) { ${fields} } }`)
  return data.search
}

async function add(client, variant, visitor) {
  const answer = await ask(
    client,
    `mutation { addItemToOrder(productVariantId: "${variant}", quantity: 1) {
      __typename ... on Order { ${CART} } } }`,
    visitor,
  )
  const { __typename: kind } = answer.data.addItemToOrder
  if (kind !== 'Order') throw new Error(`addItemToOrder: ${kind}`)
  return answer
}

async function ask(client, query, token) {
  const headers = token && { authorization: `Bearer ${token}` }
  const answer = await client.call('POST', PATH, { headers, body: { query } })
  const { data, errors } = JSON.parse(answer.body)
  if (errors) throw new Error(`${query}: ${errors[0].message}`)
  return { headers: answer.headers, data }
}
