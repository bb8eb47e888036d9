import { test } from 'node:test'
import {
  type FoundProduct,
  findDrawing,
  findProduct,
  listAddresses,
  listPictures,
} from '../../../shop/catalogue/product-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { DAY_MS, NOW, SHOE_GUIDE } from '../../helpers/row-shop.ts'

const SHOE: FoundProduct = {
  id: 1,
  code: 'shoe',
  slug: 'thunder',
  brand: 'Norrsken',
  name: 'Thunder',
  description: 'Light.',
  trait: '8 mm drop',
  type: 'running shoe',
  drawing: 'shoe',
  material: 'mesh',
  imageUrl: 'https://pictures.example/1.jpg',
  manufacturer: 'Norrsken AB, Gatan 1, 111 11 Orten',
  isQuotation: 0,
  isBulky: 0,
  createdAt: NOW,
  mainCategoryId: 'running',
  energyClass: null,
  energyLabelUrl: null,
  energySheetUrl: null,
  guide: JSON.stringify(SHOE_GUIDE),
}
const BOOK: FoundProduct = {
  id: 2,
  code: 'book',
  slug: 'the-book',
  brand: 'Pärm',
  name: 'Boken',
  description: 'Text.',
  trait: null,
  type: 'bok',
  drawing: 'bag',
  material: null,
  imageUrl: null,
  manufacturer: 'Norrsken AB, Gatan 1, 111 11 Orten',
  isQuotation: 0,
  isBulky: 0,
  createdAt: NOW - 3 * DAY_MS,
  mainCategoryId: null,
  energyClass: 'E',
  energyLabelUrl: '/label.pdf',
  energySheetUrl: 'https://eprel.example/sheet.pdf',
  guide: null,
}

test(
  'a product is found with all that it can have, or with nothing of it',
  onShop(async (tx) => {
    same(await findProduct(tx, 'thunder', 'en', 'sport'), SHOE)
    const urls = { energy_label_url: '/label.pdf', energy_sheet_url: BOOK.energySheetUrl }
    await tx
      .updateTable('product')
      .set({ energy_class: 'E', ...urls })
      .where('code', '=', 'book')
      .execute()
    same(await findProduct(tx, 'the-book', 'sv', 'professional'), BOOK)
    same(await findProduct(tx, 'the-bike', 'sv', 'professional'), {
      ...BOOK,
      id: 3,
      code: 'bike',
      slug: 'the-bike',
      name: 'Cykeln',
      type: 'motionscykel',
      drawing: 'bike',
      isQuotation: 1,
      isBulky: 1,
      mainCategoryId: 'gym',
      ...{ energyClass: null, energyLabelUrl: null, energySheetUrl: null },
    })
  }),
)

test(
  'no product is found that is hidden, not on the storefront, or not there',
  onShop(async (tx) => {
    same(await findProduct(tx, 'hidden', 'sv', 'sport'), undefined)
    same(await findProduct(tx, 'the-bike', 'sv', 'sport'), undefined)
    same(await findProduct(tx, 'none', 'sv', 'sport'), undefined)
  }),
)

test(
  'pictures come in their order: a file with its text, or a view that is drawn',
  onShop(async (tx) => {
    const file = { colourId: 'blue', url: 'https://pictures.example/2.jpg', view: null }
    const drawn = { colourId: null, url: null, view: 'back', alt: null } as const

    same(await listPictures(tx, 1, 'sv'), [{ ...file, alt: 'Sulan' }, drawn])
    same(await listPictures(tx, 1, 'en'), [{ ...file, alt: 'The sole' }, drawn])
    same(await listPictures(tx, 2, 'sv'), [])
  }),
)

test(
  'a picture is drawn from the colour that is asked for, else from the first',
  onShop(async (tx) => {
    const blue = { drawing: 'shoe', hex: '#2f5fa7', name: 'Åska', size: '42' }

    same(await findDrawing(tx, 'thunder', 'red'), { ...blue, hex: '#b8441f', size: '43' })
    same(await findDrawing(tx, 'thunder', 'none'), blue)
    same(await findDrawing(tx, 'the-book', ''), {
      drawing: 'bag',
      hex: null,
      name: 'Boken',
      size: null,
    })
    same(await findDrawing(tx, 'none', 'red'), undefined)
  }),
)

test(
  'addresses are those of what is published, categories with the storefronts of their products',
  onShop(async (tx) => {
    const filed = { product_id: 3, category_id: 'shoes', is_main: 0 } as const
    await tx.insertInto('product_category').values(filed).execute()
    await tx.updateTable('product').set({ on_professional: 0 }).where('id', '=', 1).execute()

    same(await listAddresses(tx), [
      { kind: 'c', slug: 'c-gym', onSport: 0, onProfessional: 1 },
      { kind: 'c', slug: 'c-running', onSport: 1, onProfessional: 0 },
      { kind: 'c', slug: 'c-shoes', onSport: 1, onProfessional: 1 },
      { kind: 'p', slug: 'the-bike', onSport: 0, onProfessional: 1 },
      { kind: 'p', slug: 'the-book', onSport: 1, onProfessional: 1 },
      { kind: 'p', slug: 'thunder', onSport: 1, onProfessional: 0 },
    ])
    await tx.updateTable('product').set({ published: 0 }).execute()
    same(await listAddresses(tx), [])
  }),
)
