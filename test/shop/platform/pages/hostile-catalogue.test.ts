import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue } from '../../../../shop/catalogue/catalogue.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'

const EVIL = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`

/** A catalogue in which every text that somebody else writes is markup. */
function hostileCatalogue(): Catalogue {
  const { categories, products, gifts } = smallCatalogue()
  const text = { sv: EVIL, en: EVIL }
  return {
    gifts,
    categories: categories.map((it) => ({ ...it, name: text, description: text })),
    products: products.map((it) => ({
      ...it,
      name: text,
      description: text,
      trait: text,
      type: text,
      material: text,
      brand: EVIL,
      manufacturer: EVIL,
      imageUrl: 'javascript:alert(1)',
      sizeGuide: { title: text, headings: [text], rows: [[EVIL]], howTo: text, fit: text },
      articles: it.articles.map((article) => ({
        ...article,
        ...(article.size && { size: EVIL }),
        ...(article.colour && { colour: { ...article.colour, name: text, hex: EVIL } }),
      })),
    })),
  }
}

test('no text of the catalogue becomes markup', async (t) => {
  const { shop } = await openShop(t, { catalogue: hostileCatalogue() })
  const urls = [
    '/',
    '/c/shoes',
    '/p/shoe',
    '/p/last',
    '/search?q=script',
    '/campaigns',
    '/en',
    '/pro',
    '/pro/c/shoes',
    '/pro/p/shoe',
  ]

  for (const url of urls) {
    const { body, statusCode } = await shop.inject(url)

    equal(statusCode, 200, url)
    deepEqual(body.match(/<script>alert|<img src=x|onerror=alert\(1\)>|="javascript:/g), null, url)
    match(body, /&lt;script&gt;alert/)
  }
})

test('no text of a visitor becomes markup', async (t) => {
  const { shop } = await openShop(t)
  const asked = encodeURIComponent(EVIL)

  for (const url of [`/search?q=${asked}`, `/login?returnTo=${asked}`, `/c/shoes?x=${asked}`]) {
    const { body } = await shop.inject(url)

    ok(!body.includes('<script>alert'), url)
    ok(!body.includes('<img src=x'), url)
  }
})

test('the structured description of a product stays inside its script', async (t) => {
  const { shop } = await openShop(t, { catalogue: hostileCatalogue() })

  const { body } = await shop.inject('/p/shoe')

  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  equal(JSON.parse(json).name, EVIL)
})
