import { deepEqual, doesNotMatch, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'valibot'
import '../../helpers/demo-shop.ts'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'
import file from '../../../shop/demo/shop.json'
import { openShopFacts } from '../../../shop/platform/shop/shop-facts.ts'
import { type ShopFileInput, shopSchema } from '../../../shop/platform/shop/shop-schema.ts'
import { openShop } from '../../helpers/open-shop.ts'

const NOTHING = '/search?q=qqqqqq'

const shopWith = (searches: ShopFileInput['searches']) => {
  const { searches: _, ...rest } = file
  return openShopFacts(parse(shopSchema, { ...rest, ...(searches && { searches }) }))
}
const optionsIn = (body: string) => {
  const [list = ''] = /<datalist>.*?<\/datalist>/s.exec(body) ?? []
  return [...list.matchAll(/<option value="([^"]*)"/g)].map((it) => it[1])
}
const chipsIn = (body: string) => {
  const [part = ''] = /<section[^>]*"popular-searches".*?<\/section>/s.exec(body) ?? []
  return [...part.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map((it) => [it[1], it[2]])
}

test('popular searches stand in the search field of every page, by language and storefront', async (t) => {
  const facts = shopWith({
    sport: { sv: ['Röda skor', 'Bollar'], en: ['Red shoes'] },
    professional: { sv: ['Koner'] },
  })
  const { shop } = await openShop(t, { facts })
  const shown: Record<string, unknown> = {}
  for (const path of ['/', '/en', '/pro', '/en/pro', '/delivery']) {
    shown[path] = optionsIn((await shop.inject(path)).body)
  }

  deepEqual(shown, {
    '/': ['Röda skor', 'Bollar'],
    '/en': ['Red shoes'],
    '/pro': ['Koner'],
    '/en/pro': [],
    '/delivery': ['Röda skor', 'Bollar'],
  })
})

test('a search without hits offers popular ones as links, on the storefront and in the language of the page', async (t) => {
  const facts = shopWith({ sport: { sv: ['Röda skor'], en: ["Kids' <b>shoes</b>"] } })
  const { shop } = await openShop(t, { facts })

  deepEqual(chipsIn((await shop.inject(NOTHING)).body), [
    ['/search?q=R%C3%B6da%20skor', 'Röda skor'],
  ])
  deepEqual(chipsIn((await shop.inject(`/pro${NOTHING}`)).body), [
    ['/pro/search?q=R%C3%B6da%20skor', 'Röda skor'],
  ])
  deepEqual(chipsIn((await shop.inject(`/en${NOTHING}`)).body), [
    ['/en/search?q=Kids&#x27;%20%3Cb%3Eshoes%3C%2Fb%3E', 'Kids&#x27; &lt;b&gt;shoes&lt;/b&gt;'],
  ])
})

test('a shop that names no searches has none on its pages', async (t) => {
  const { shop } = await openShop(t, { facts: shopWith(undefined) })
  const { body } = await shop.inject(NOTHING)

  doesNotMatch(body, /<datalist|popular-searches/)
})

test('every popular search of the demo has hits, where it is offered', async (t) => {
  const catalogue = buildDemoCatalogue()
  const { shop } = await openShop(t, { catalogue, facts: shopWith(file.searches) })
  for (const prefix of ['', '/en', '/pro', '/en/pro']) {
    const searches = optionsIn((await shop.inject(prefix || '/')).body)
    equal(searches.length, 6, prefix)
    for (const it of searches) {
      const query = encodeURIComponent(String(it))
      const { body } = await shop.inject(`${prefix}/search?q=${query}`)
      ok(Number(/class="shop-count">(\d+)/.exec(body)?.[1]) > 0, `${prefix}: ${it}`)
    }
  }
})
