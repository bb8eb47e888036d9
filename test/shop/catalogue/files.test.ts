import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'

test('a picture is drawn in its colour and kept for good', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/p/shoe')
  const [url = ''] = /\/images\/shoe\/[\w-]+\.svg\?v=\d+/.exec(body) ?? []

  const picture = await shop.inject(url)

  equal(picture.statusCode, 200)
  match(String(picture.headers['content-type']), /^image\/svg\+xml/)
  match(String(picture.headers['cache-control']), /immutable/)
  match(picture.body, /^<svg [^>]*viewBox="0 0 400 400"/)
  ok(!picture.body.includes('<script'))
})

test('a picture of nothing is not found', async (t) => {
  const { shop } = await openShop(t)

  for (const url of [
    '/images/nothing/default.svg',
    '/images/shoe/x.png',
    '/images/shoe/..%2fx.svg',
  ]) {
    equal((await shop.inject(url)).statusCode, 404, url)
  }
})

test('the sitemap lists pages that are there, in both languages and storefronts', async (t) => {
  const { shop } = await openShop(t, { baseUrl: 'https://shop.example' })

  const { body } = await shop.inject('/sitemap.xml')
  const urls = [...body.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(
    (it) => it[1] ?? '',
  )

  for (const url of [
    '/',
    '/en',
    '/pro',
    '/en/pro',
    '/p/shoe',
    '/en/pro/p/team',
    '/c/running-shoes',
  ]) {
    ok(urls.includes(url), url)
  }
  ok(!urls.includes('/p/team') && !urls.includes('/pro/p/sport-only'))
  deepEqual(urls, [...new Set(urls)])
  for (const url of urls) equal((await shop.inject(url)).statusCode, 200, url)
})

test('robots are shown the sitemap', async (t) => {
  const { shop } = await openShop(t, { baseUrl: 'https://shop.example' })

  match((await shop.inject('/robots.txt')).body, /Sitemap: https:\/\/shop\.example\/sitemap\.xml/)
  equal((await shop.inject('/favicon.svg')).statusCode, 200)
})
