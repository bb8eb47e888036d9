import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'

const PREFIXES = ['', '/en', '/pro', '/en/pro']
const PATHS = [
  '/',
  '/c/shoes',
  '/c/running-shoes?sort=newest&size=48',
  '/p/quotation',
  '/p/last',
  '/search',
  '/search?q=vara',
  '/search?q=zzzzqqqq',
  '/campaigns',
  '/cart',
  '/login',
  '/contact',
  '/delivery',
  '/returns',
  '/terms',
  '/privacy',
  '/accessibility',
]

test('every page has one heading, a title and its language, in each storefront', async (t) => {
  const { shop } = await openShop(t, { log: { level: 'error' } })

  for (const prefix of PREFIXES) {
    for (const path of PATHS) {
      const url = path === '/' ? prefix || '/' : prefix + path
      const { statusCode, body, headers } = await shop.inject(url)

      equal(statusCode, 200, `${url}: ${body.slice(0, 300)}`)
      match(headers['content-type'] ?? '', /^text\/html/)
      equal(body.match(/<h1[ >]/g)?.length, 1, `${url}: one h1`)
      match(body, /<title>[^<]{5,}<\/title>/)
      match(body, new RegExp(`<html lang="${prefix.startsWith('/en') ? 'en' : 'sv'}"`))
      const storefront = prefix.endsWith('/pro') ? 'professional' : 'sport'
      match(body, new RegExp(`<body class="${storefront}-storefront`))
      deepEqual(body.match(/>(?:page|cart|size|price|product)\.[a-z.]+</g), null, `${url}: raw key`)
      ok(!body.includes('undefined') && !body.includes('[object'), `${url}: a hole`)
    }
  }
})
