import { test } from 'node:test'
import {
  type CataloguePicture,
  type CatalogueProduct,
  MAX_FURTHER_PICTURES,
} from '../../../shop/catalogue/catalogue.ts'
import { storePictures } from '../../../shop/catalogue/store-product.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { rowCatalogue } from '../../helpers/row-shop.ts'

const URL = 'https://pictures.example/9.jpg'

function withPictures(pictures: readonly CataloguePicture[]): CatalogueProduct {
  const [shoe] = rowCatalogue().products
  if (!shoe) throw new Error('No product')
  return { ...shoe, pictures }
}

const picturesOf = (tx: Tx, productId: number) =>
  tx.selectFrom('product_picture').selectAll().where('product_id', '=', productId).execute()

test(
  'pictures take the place of those that were there, in their order',
  onShop(async (tx) => {
    const alt = { sv: 'Sidan', en: 'The side' }
    const pictures = [{ view: 'sole' }, { url: URL, alt, colourId: 'red' }, { url: URL }] as const

    await storePictures(tx, 1, withPictures(pictures))

    const none = { colour_id: null, url: null, view: null, alt_sv: null, alt_en: null }
    const texts = { alt_sv: 'Sidan', alt_en: 'The side' }
    same(await picturesOf(tx, 1), [
      { ...none, product_id: 1, position: 1, view: 'sole' },
      { ...none, product_id: 1, position: 2, colour_id: 'red', url: URL, ...texts },
      { ...none, product_id: 1, position: 3, url: URL },
    ])
  }),
)

test(
  'a product that tells of no pictures has none, and of too many it has the first',
  onShop(async (tx) => {
    await storePictures(tx, 2, withPictures(Array(MAX_FURTHER_PICTURES + 1).fill({ url: URL })))
    await storePictures(tx, 1, withPictures([]))

    same(await picturesOf(tx, 1), [])
    same((await picturesOf(tx, 2)).length, MAX_FURTHER_PICTURES)
  }),
)
