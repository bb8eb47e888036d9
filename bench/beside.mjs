/**
 * `node bench/beside.mjs OTHER [--rounds 6] [--calls 300] [--only cart]`: compares this checkout's built shop with
 * that of another folder, such as a worktree of the previous commit. Both serve the demo catalogue and get the
 * same requests alternately; the measure is the CPU time of their processes. Prints the median milliseconds per
 * call, and the median of the rounds' ratios, this to other. Both need `node build.mjs` first.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  call,
  categoriesOn,
  closeAll,
  costOf,
  listSold,
  median,
  openCart,
  openShop,
} from './built-shop.mjs'

/** Warm-up calls, after which V8 has compiled the code in both. */
const WARM_UP = 400
const ROWS = 12
const MANY_ROWS = 50
const BIG_CART_ROWS = 200
/** The encodings that browsers accept. */
const COMPRESSED = 'gzip, deflate, br'
/** Only a shop with a configured address allows caching. */
const SETTINGS = { BASE_URL: 'http://shop.test' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    calls: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
})
const [other] = positionals
if (!other) throw new Error('Name the folder of the other checkout.')
const rounds = Number(values.rounds)
const calls = Number(values.calls)
const shops = []

try {
  for (const folder of ['.', other]) shops.push(await openShop(resolve(folder), SETTINGS))
  for (const shop of shops) await fillCarts(shop)
  for (const [name, ask] of Object.entries(await makeJobs(shops[0]))) {
    if (name.includes(values.only)) await compare(name, ask)
  }
} finally {
  closeAll(shops)
}

/** The requests to both. `at` makes an address that is not cached. */
async function makeJobs(shop) {
  const { body } = await call(shop, 'GET', '/')
  const categories = categoriesOn(body)
  const list = await call(shop, 'GET', categories[0])
  const [, product] = /href="(\/p\/[^"?#]+)/.exec(list.body)
  const category = (at) => categories[at % categories.length]
  const slugOf = (path) => path.split('/').pop()
  const listHtml = '/api/productFilter/withHtmlResult'
  return {
    'home, drawn': (at) => ['GET', `/?utm_content=${at}`],
    'list, kept page': () => ['GET', categories[0], undefined, COMPRESSED],
    'list, kept page, with a session': () => ['GET', categories[0], 'some', COMPRESSED],
    'list, html': (at) => ['GET', `${listHtml}?category=${slugOf(category(at))}&n=${at}`],
    'list, drawn': (at) => ['GET', `${category(at)}?utm_content=${at}`],
    'search page, drawn': (at) => ['GET', `/search?q=skor&utm_content=${at}`],
    'product, kept page': () => ['GET', product, undefined, COMPRESSED],
    'product, kept page, with a session': () => ['GET', product, 'some', COMPRESSED],
    'product, drawn': (at) => ['GET', `${product}?utm_content=${at}`],
    [`cart page, ${ROWS} rows`]: () => ['GET', '/cart', 'some'],
    [`cart page, ${MANY_ROWS} rows`]: () => ['GET', '/cart', 'many'],
    [`cart page, ${BIG_CART_ROWS} rows`]: () => ['GET', '/cart', 'most'],
    'checkout page': () => ['GET', '/checkout', 'some'],
    'GET /api/cart': () => ['GET', '/api/cart', 'some'],
    'GET /api/quickSearch': (at) => ['GET', `/api/quickSearch?query=skor&n=${at}`],
    'GET /api/productFilter': (at) => ['GET', `/api/productFilter?q=skor&n=${at}`],
    'POST /api/cart/add, PUT /api/cart/update in turns': (at) => {
      return at % 2 === 0 ? ['POST', '/api/cart/add', 'some'] : ['PUT', '/api/cart/update', 'some']
    },
  }
}

async function compare(name, ask) {
  const costs = shops.map(() => [])
  let at = 0
  for (let round = -1; round < rounds; round += 1) {
    const count = round < 0 ? WARM_UP : calls
    for (const [index, shop] of inTurns(round)) {
      const cost = await costOf(shop, count, (n) => askOne(shop, ask(at + n)))
      if (round >= 0) costs[index].push(cost)
    }
    at += count
  }
  const [own, others] = costs
  const ratio = median(own.map((it, round) => it / others[round]))
  const [ms, otherMs] = costs.map((it) => median(it).toFixed(2))
  console.log(`${name}: ${ms} and ${otherMs} ms CPU, ${ratio.toFixed(2)} ×`)
}

/** The two alternate in starting a round, since the second one finds a warmer processor. */
function inTurns(round) {
  const order = [...shops.entries()]
  return round % 2 === 0 ? order : order.toReversed()
}

async function askOne(shop, [method, path, cart, encoding]) {
  const visitor = shop[cart]
  const { status, body: text } = await call(shop, method, path, {
    ...visitor,
    encoding,
    body: bodyOf(method, visitor),
  })
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
}

/** Adds a piece and removes it again, so that a cart never fills up. */
function bodyOf(method, { article, row } = {}) {
  if (method === 'POST') return { articleNumber: article, quantity: 1 }
  return method === 'PUT' ? { rowSystemId: row, quantity: 1 } : undefined
}

/** Visitors with few and many cart rows, for personal pages. */
async function fillCarts(shop) {
  // Some products of a page are sold out.
  const articles = await listSold(shop, 2 * BIG_CART_ROWS)
  shop.some = await openCart(shop, articles, ROWS)
  shop.many = await openCart(shop, articles, MANY_ROWS)
  shop.most = await openCart(shop, articles, BIG_CART_ROWS)
}
