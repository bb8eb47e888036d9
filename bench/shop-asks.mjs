import { readFileSync } from 'node:fs'
import { CALLERS } from './callers.mjs'

/** Different articles per cart, after which a new visitor starts. */
export const ADDS_OF_A_VISITOR = 10
/** Search terms. */
export const WORDS = JSON.parse(readFileSync(new URL('search-words.json', import.meta.url), 'utf8'))

/**
 * The buyers: as many at a time as callers, each until the cart has enough articles. `fullAt(at)` returns a buyer
 * with a full cart, or at first one whose cart may be empty.
 */
export function takeTurns(visitors) {
  let done = 0
  const buyerAt = (at) => {
    const turn = Math.floor(at / (CALLERS * ADDS_OF_A_VISITOR))
    done = Math.max(done, turn * CALLERS)
    return visitors[(turn * CALLERS + (at % CALLERS)) % visitors.length]
  }
  return { buyerAt, fullAt: (at) => visitors[at % Math.min(done || 1, visitors.length)] }
}

/**
 * The calls to the built shop, by name: `ask(at)` makes the call of that number, and rejects unless its status is
 * 200. Articles are those in stock; `count` is the number of calls of each kind.
 */
export async function shopAsks(client, articles, count) {
  const visitors = await makeVisitors(client, Math.ceil(count / ADDS_OF_A_VISITOR))
  const { buyerAt, fullAt } = takeTurns(visitors)
  const { body } = await client.call('GET', '/')
  const paths = [...new Set([...body.matchAll(/href="(\/c\/[^"?]+)"/g)].map((it) => it[1]))]
  const pathAt = (at) => paths[at % paths.length]
  const slugAt = (at) => encodeURIComponent(pathAt(at).split('/').pop())
  const wordAt = (at) => encodeURIComponent(WORDS[at % WORDS.length])
  const get = (path, headers) => ask(client, 'GET', path, { headers })
  return {
    'add to cart': (at) =>
      ask(client, 'POST', '/api/cart/add', {
        headers: buyerAt(at),
        body: { articleNumber: articles[at % articles.length], quantity: 1 },
      }),
    cart: (at) => get('/api/cart', fullAt(at)),
    // Never the same address twice, so that no cached page is sent.
    'listing, productFilter': (at) => get(`/api/productFilter?category=${slugAt(at)}&n=${at}`),
    'listing with its html': (at) =>
      get(`/api/productFilter/withHtmlResult?category=${slugAt(at)}&n=${at}`),
    'search with facets, productFilter': (at) => get(`/api/productFilter?q=${wordAt(at)}&n=${at}`),
    'listing, page': (at) => get(`${pathAt(at)}?utm_content=${at}`),
    'quick search': (at) => get(`/api/quickSearch?query=${wordAt(at)}&n=${at}`),
  }
}

async function ask(client, method, path, more) {
  const { status, body } = await client.call(method, path, more)
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${body.slice(0, 200)}`)
}

/** The headers of each: the session and its token. */
async function makeVisitors(client, count) {
  const visitors = []
  for (let at = 0; at < count; at += 1) {
    const { headers, body } = await client.call('GET', '/api/token')
    const cookie = headers['set-cookie'].map((it) => it.split(';')[0]).join('; ')
    visitors.push({ cookie, requestverificationtoken: JSON.parse(body).token })
  }
  return visitors
}
