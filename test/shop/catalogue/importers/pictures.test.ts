import { deepEqual, equal, match } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { createShop } from '../../../../shop/app/create-app.ts'
import { listPictures, magento, openImporter, shopify } from './import-text.ts'

const CDN = 'https://cdn.example'
const OLD = 'https://old.example/media'
const ORIGINS = { PICTURE_ORIGINS: `${CDN} https://old.example` }
const PRODUCTS = resolve(
  process.env.COURTSIDE_SHARED ?? '../shared',
  'catalogues/luma/ConfigurableSampleData_fixtures_products.csv',
)

const TEE = { Handle: 'tee', Title: 'Tee', 'Option1 Name': 'Color' }
const variant = (colour: string, more = {}) => ({
  Handle: 'tee',
  'Option1 Value': colour,
  'Variant SKU': colour,
  'Variant Price': '100',
  ...more,
})

test('Shopify: takes the pictures of all rows by position, and those of colours', async (t) => {
  const importer = openImporter(t, ORIGINS)
  const file = shopify(
    {
      ...variant('Blue', { 'Variant Image': `${CDN}/blue.jpg` }),
      ...TEE,
      'Image Src': `${CDN}/blue.jpg`,
      'Image Position': '1',
      'Image Alt Text': 'Blue <b>tee</b>',
    },
    variant('Red', {
      'Variant Image': `${CDN}/red.jpg`,
      'Image Src': `${CDN}/3.jpg`,
      'Image Position': '3',
    }),
    {
      Handle: 'tee',
      'Image Src': `${CDN}/2.jpg`,
      'Image Position': '2',
      'Image Alt Text': 'The seam',
    },
    { Handle: 'tee', 'Image Src': `${CDN}/red.jpg`, 'Image Position': '4' },
  )

  const { code, error } = await importer.give(file)
  equal(code, 0, error)
  deepEqual(await importer.look(listPictures), [
    [`${CDN}/blue.jpg`],
    ['blue', `${CDN}/blue.jpg`, 'Blue tee'],
    ['red', `${CDN}/red.jpg`, null],
    [null, `${CDN}/2.jpg`, 'The seam'],
    [null, `${CDN}/3.jpg`, null],
  ])

  match((await importer.give(file)).out, /0 new, 0 changed, 1 unchanged/)
  const { out } = await importer.give(shopify({ ...variant('Blue'), ...TEE }))
  match(out, /0 new, 1 changed/)
  deepEqual(await importer.look(listPictures), [[null]])
})

test('Magento: shows the main picture once, with labels, and leaves hidden ones out', async (t) => {
  const importer = openImporter(t, ORIGINS)

  await importer.give(
    magento({
      sku: 'mat',
      name: 'Mat',
      price: '10',
      base_image: '/m/a/mat 1.jpg',
      small_image: '/m/a/mat 1.jpg',
      thumbnail_image: '/m/a/small.jpg',
      additional_images: '/m/a/mat 1.jpg,/m/a/rolled.jpg,/m/a/hidden.jpg',
      additional_image_labels: ',Rolled,',
      hide_from_product_page: '/m/a/hidden.jpg',
    }),
    '--pictures',
    `${OLD}/`,
  )

  deepEqual(await importer.look(listPictures), [
    [`${OLD}/m/a/mat%201.jpg`],
    [null, `${OLD}/m/a/rolled.jpg`, 'Rolled'],
  ])
})

test('leaves out, aloud, what is no safe address of a picture', async (t) => {
  const importer = openImporter(t, { PICTURE_ORIGINS: CDN })
  const bad = [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/x.jpg',
    '/m/a/b.jpg',
    'https://evil.example/x.jpg',
    'https://cdn.example@evil.example/x.jpg',
    'https://user:word@cdn.example/x.jpg',
    `${CDN}/${'x'.repeat(3000)}`,
  ]
  const rows = bad.map((address) => ({ Handle: 'tee', 'Image Src': address }))

  const { code, out } = await importer.give(shopify({ ...variant('Blue'), ...TEE }, ...rows))

  equal(code, 0)
  deepEqual(await importer.look(listPictures), [[null]])
  match(out, /Left out 3 \(first on line 2\): pictures without a whole address; --pictures/)
  match(out, /pictures from https:\/\/evil\.example, which PICTURE_ORIGINS does not name/)
})

test('keeps paths below the address they are said to stand below', async (t) => {
  const importer = openImporter(t, ORIGINS)
  const images = '../../x.jpg,/%2e%2e/y.jpg,//evil.example/z.jpg,javascript:alert(1)'
  const row = { sku: 'mat', name: 'Mat', price: '10', additional_images: images }

  await importer.give(magento(row), '--pictures', OLD)

  deepEqual(
    (await importer.look(listPictures)).flat().filter((it) => it?.startsWith('http')),
    [`${OLD}/%252e%252e/y.jpg`, `${OLD}/evil.example/z.jpg`],
  )
})

test('keeps 20 further pictures of a product, one of each colour among them', async (t) => {
  const importer = openImporter(t, ORIGINS)
  const images = Array.from({ length: 30 }, (_, at) => ({
    Handle: 'tee',
    'Image Src': `${CDN}/${at}.jpg`,
  }))

  const { out } = await importer.give(
    shopify(
      { ...variant('Blue', { 'Variant Image': `${CDN}/blue.jpg` }), ...TEE },
      variant('Red', { 'Variant Image': `${CDN}/red.jpg` }),
      ...images,
    ),
  )

  match(out, /Left out 11 .*more than 20 pictures of a product/)
  const [, ...further] = await importer.look(listPictures)
  deepEqual(
    [further.length, ...further.slice(0, 3).map(([colour]) => colour)],
    [20, 'blue', 'red', null],
  )
})

const skip = existsSync(PRODUCTS) ? false : `There is no ${PRODUCTS}; set COURTSIDE_SHARED.`

test('shows a colour of a real catalogue by its own pictures', { skip }, async (t) => {
  const importer = openImporter(t, ORIGINS)
  const { code, error } = await importer.run(PRODUCTS, '--pictures', OLD)
  equal(code, 0, error)

  const shown = await importer.look(async (db) => {
    const shop = await createShop(db, { pictureOrigins: ['https://old.example'] })
    const look = async (colour: string) => {
      const { body, headers } = await shop.inject(`/p/chaz-kangeroo-hoodie?colour=${colour}`)
      match(
        String(headers['content-security-policy']),
        /img-src 'self' data: https:\/\/old\.example;/,
      )
      return [...body.matchAll(/shop-product__picture--file" src="[^"]*mh01-([^"]*)"/g)].map(
        (it) => it[1],
      )
    }
    const pages = [await look('grey'), await look('black')]
    await shop.close()
    return pages
  })
  deepEqual(shown, [['gray_main.jpg', 'gray_alt1.jpg', 'gray_back.jpg'], ['black_main.jpg']])
})
