import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'
import { FIXED_PATHS } from '../../../helpers/page-paths.ts'

const PREFIXES = ['', '/en', '/pro', '/en/pro']
const PATHS = [
  ...FIXED_PATHS,
  '/c/shoes',
  '/c/running-shoes?sort=newest&size=48',
  '/p/quotation',
  '/p/last',
  '/search',
  '/search?q=vara',
  '/search?q=zzzzqqqq',
  '/forgot-password?sent=1',
  '/choose-password?done=1',
]
const RAW_KEY = />(?:page|cart|size|price|product|password|forgot)\.[a-z.]+</g

for (const prefix of PREFIXES) {
  test(`every page below "${prefix}" has one heading, a title, a description, its language and footer`, async (t) => {
    const { shop } = await openShop(t)

    for (const path of PATHS) {
      const url = address(prefix, path)
      const { statusCode, body, headers } = await shop.inject(url)

      equal(statusCode, 200, url)
      match(String(headers['content-type']), /^text\/html/)
      checkFrame(body, prefix, url)
      // A page that opens no session has no token, and asks the browser to keep nothing.
      const [token = ''] = /(?<=request-verification-token" content=")[^"]*/.exec(body) ?? []
      equal(token === '', headers['set-cookie'] === undefined, url)
    }
  })
}

test('what is not there is answered 404 in the look of the shop', async (t) => {
  const { shop } = await openShop(t)
  const headers = { accept: 'text/html' }

  for (const prefix of PREFIXES) {
    for (const path of ['/nothing', '/c/nothing', '/p/nothing', '/my-pages']) {
      const { statusCode, body } = await shop.inject({ url: prefix + path, headers })

      equal(statusCode, 404, prefix + path)
      checkFrame(body, prefix, prefix + path)
      match(body, /<meta name="robots" content="noindex"\/?>/)
    }
  }
})

test('a product is only where it is sold', async (t) => {
  const { shop } = await openShop(t)

  equal((await shop.inject('/p/sport-only')).statusCode, 200)
  equal((await shop.inject('/pro/p/sport-only')).statusCode, 404)
  equal((await shop.inject('/p/team')).statusCode, 404)
  equal((await shop.inject('/pro/p/team')).statusCode, 200)
})

test('odd addresses are the nearest page there is', async (t) => {
  const { shop } = await openShop(t)
  const odd = [
    '/c/shoes?page=0',
    '/c/shoes?page=-1&size=1e9&sort=constructor',
    '/c/shoes?page=99999',
    '/c/shoes?page[]=2&__proto__=1',
    '/search?q[]=a&q=b',
    `/search?q=${'%25'.repeat(3000)}`,
    '/search?q=%00%22%3Cscript%3E',
    '/p/shoe?colour=%3Cscript%3E',
    '/C/SHOES/',
  ]

  for (const url of odd) {
    const { statusCode, body } = await shop.inject(url)

    equal(statusCode, 200, url)
    ok(!body.includes('<script>'), url)
  }
})

function address(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

function checkFrame(body: string, prefix: string, url: string): void {
  const language = prefix.startsWith('/en') ? 'en' : 'sv'
  const storefront = prefix.endsWith('/pro') ? 'professional' : 'sport'
  equal(body.match(/<h1[ >]/g)?.length, 1, `${url}: one h1`)
  match(body, /<title>[^<]{5,}<\/title>/)
  match(body, /<meta name="description" content="[^"]{5,}"\/?>/, url)
  match(body, new RegExp(`<html lang="${language}"`))
  match(body, new RegExp(`<body class="${storefront}-storefront`))
  match(body, /id="request-context">\{"storefront":"(?:sport|professional)","language":/)
  match(body, /<meta name="request-verification-token" content="(?:[\w-]{40,})?"\/?>/)
  match(body, /Courtside Sport AB/)
  const withdraw = language === 'en' ? 'Withdraw from contract here' : 'Ångra avtalet här'
  ok(body.includes(`<a href="${prefix}/withdraw">${withdraw}</a>`), url)
  deepEqual(body.match(RAW_KEY), null, `${url}: a text key`)
  // A token is made of random letters, and may say anything.
  const said = body.replace(/[\w-]{40,}/g, '')
  ok(!/undefined|\[object|NaN/.test(said), `${url}: a hole`)
}
