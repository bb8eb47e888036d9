import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { accessTable } from '../../../../shop/app/access-table.ts'
import { findPages, routeOf } from '../../../../shop/platform/http/page-addresses.ts'
import { openShop } from '../../../helpers/open-shop.ts'

const ROUTES = [
  ['/', '/'],
  ['/cart', '/cart'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?q=1', '/?q=1'],
  ['/EN/Pro/c/Skor', '/c/Skor'],
  ['/pro/search?q=/en/pro', '/search?q=/en/pro'],
  ['/pro/en/cart', '/en/cart'],
  ['/energy', '/energy'],
  ['/products', '/products'],
  ['/en//cart', '//cart'],
  ['http://shop.example/en/cart', 'http://shop.example/cart'],
  ['http://shop.example/en', 'http://shop.example/'],
  ['*', '*'],
] as const

test('the route of a page is named by its address without storefront and language', () => {
  for (const [path, route] of ROUTES) equal(routeOf(path), route, path)
})

test('only what begins as a page does is looked for without storefront and language', () => {
  const findPage = findPages(accessTable)
  const asked = ['/en/cart', '/pro/CART/unknown', '/en/api/cart', '/pro/staff', '/en/ui/loader.js']
  deepEqual(
    asked.map((url) => findPage({ url })),
    ['/cart', '/CART/unknown', '/en/api/cart', '/pro/staff', '/en/ui/loader.js'],
  )
})

test('a page is found in each storefront and language, and nothing else is', async (t) => {
  const { shop } = await openShop(t)
  const langOf = async (url: string) => {
    const { statusCode, body } = await shop.inject({ url, headers: { accept: 'text/html' } })
    equal(statusCode, 200, url)
    return /<html[^>]* lang="(\w+)"/.exec(body)?.[1]
  }
  equal(await langOf('/pro/cart/'), 'sv')
  equal(await langOf('/en'), 'en')
  equal(await langOf('/EN/pro/search?q=a'), 'en')
  for (const url of ['/pro/en/cart', '/en//cart', '/en/api/cart', '/en/robots.txt', '/pro/en']) {
    equal((await shop.inject(url)).statusCode, 404, url)
  }
})

test('a page that is not there is answered in the language of its address', async (t) => {
  const { shop } = await openShop(t)
  const { statusCode, body } = await shop.inject({
    url: '/en/p/nothing',
    headers: { accept: 'text/html' },
  })
  equal(statusCode, 404)
  match(body, /<html[^>]* lang="en"/)
})
