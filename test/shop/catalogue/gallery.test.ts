import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue, CataloguePicture } from '../../../shop/catalogue/catalogue.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const CDN = 'https://cdn.example'

function withPictures(pictures: Readonly<Record<string, readonly CataloguePicture[]>>): Catalogue {
  const { products, ...rest } = smallCatalogue()
  const more = (id: string) => pictures[id] && { pictures: pictures[id] }
  return {
    ...rest,
    products: products.map((it) => ({
      ...it,
      ...more(it.id),
      ...(it.id === 'last' && { imageUrl: `${CDN}/0.jpg` }),
    })),
  }
}

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `${CDN}/${at}.jpg` }))
const CATALOGUE = withPictures({
  shoe: [{ view: 'sole' }, { view: 'detail' }],
  last: [
    ...files(12),
    { url: `${CDN}/alt.jpg`, alt: { sv: 'Sömmen "inuti"', en: 'The seam "inside"' } },
    { url: 'javascript:alert(1)' },
  ],
})

test('a matrix names the colours itself: no chooser above it, and the main picture of each', async (t) => {
  const { shop } = await openShop(t, { catalogue: CATALOGUE })

  const [sport, matrix] = await Promise.all(
    ['/en/p/shoe?colour=clay', '/en/pro/p/shoe?colour=clay'].map((it) => shop.inject(it)),
  )
  const large = [...(matrix?.body ?? '').matchAll(/__large" href="([^"?]*)/g)].map((it) => it[1])

  match(sport?.body ?? '', /class="shop-colours"/)
  equal(/class="shop-colours"/.test(matrix?.body ?? ''), false)
  match(matrix?.body ?? '', /class="size-grid"/)
  deepEqual(large.slice(0, 3), [
    '/images/shoe/clay.svg',
    '/images/shoe/clay.sole.svg',
    '/images/shoe/clay.detail.svg',
  ])
  ok(large.length > 3 && large.slice(3).every((it) => !/clay|sole|detail/.test(it ?? '')))
})

test('a product with several pictures links each thumbnail to itself, and the large one to the file', async (t) => {
  const { shop } = await openShop(t, { catalogue: CATALOGUE })

  const { body } = await shop.inject('/en/p/shoe?colour=clay')
  const [, list = ''] = /<ol class="shop-gallery__list"[^>]*>(.*?)<\/ol>/s.exec(body) ?? []
  const large = [...list.matchAll(/__large" href="([^"?]*)/g)].map((it) => it[1])

  deepEqual(large, [
    '/images/shoe/clay.svg',
    '/images/shoe/clay.sole.svg',
    '/images/shoe/clay.detail.svg',
  ])
  deepEqual(
    [...list.matchAll(/id="(picture-\d)" href="#(picture-\d)"/g)].map(
      ([, id, to]) => id === to && id,
    ),
    ['picture-1', 'picture-2', 'picture-3'],
  )
  match(list, /Picture 2 of 3<span[^>]*>, shown<\/span>: Running shoe Thunder, Red, the sole</)
  equal(list.match(/fetchpriority="high"/g)?.length, 1)
  equal(list.match(/loading="lazy"/g)?.length, 5)
  for (const address of large)
    equal((await shop.inject(`${address}?v=1&size=window`)).statusCode, 200)
  equal((await shop.inject('/images/machine/default.back.svg')).statusCode, 404)
  equal((await shop.inject('/images/machine/default.detail.svg')).statusCode, 404)

  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  deepEqual(
    JSON.parse(json).image.map((it: string) => new URL(it, 'http://x').pathname),
    large,
  )
})

test('a product with one picture has no thumbnails', async (t) => {
  const { shop } = await openShop(t)

  const { body } = await shop.inject('/p/shoe')

  match(
    body,
    /<a class="shop-product__single" href="[^"]+" data-act="enlarge"><img class="shop-product__picture" /,
  )
  ok(!body.includes('shop-gallery'))
})

test('pictures of a file stand behind "+N" from the eighth on, none twice, none unsafe', async (t) => {
  const { shop, db } = await openShop(t, { catalogue: CATALOGUE })

  const { body } = await shop.inject('/p/last')

  match(body, /href="#pictures">\+6<span/)
  match(body, /Bild 13 av 13<span[^>]*>, visas<\/span>: Sömmen &quot;inuti&quot;</)
  equal(body.match(/shop-gallery__item--behind/g)?.length, 6)
  equal(body.match(/shop-product__picture--file/g)?.length, 13)
  ok(!body.includes('javascript:'))

  await storeCatalogue(db, withPictures({}), { source: 'test' })
  ok(!(await shop.inject('/p/last')).body.includes('shop-gallery'))
  deepEqual(await db.selectFrom('product_picture').selectAll().execute(), [])
})
