import { test } from 'node:test'
import {
  type CategoryFace,
  findNewsUntil,
  hasCampaigns,
  hasSales,
  type ListedBrand,
  type ListedCategory,
  listCategories,
  listFaces,
  listTopBrands,
} from '../../../shop/catalogue/page-category-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'

const SHOES: ListedCategory = {
  id: 'shoes',
  parentId: null,
  slug: 'c-shoes',
  name: 'Skor',
  description: 'Om Skor.',
  products: 1,
}
const RUNNING: ListedCategory = {
  id: 'running',
  parentId: 'shoes',
  slug: 'c-running',
  name: 'Löpning',
  description: 'Om Löpning.',
  products: 1,
}
const SHOE_FACE: CategoryFace = {
  categoryId: 'shoes',
  drawing: 'shoe',
  slug: 'thunder',
  colourId: 'blue',
  imageUrl: 'https://pictures.example/1.jpg',
  here: 1,
  everywhere: 1,
}

test(
  'categories with something on sale come with how many products, in the language of the page',
  onShop(async (tx) => {
    same(await listCategories(tx, 'sv', 'sport'), [SHOES, RUNNING])
    same(await listCategories(tx, 'en', 'professional'), [
      { ...SHOES, name: 'Shoes', description: 'About Shoes.' },
      {
        id: 'gym',
        parentId: null,
        slug: 'c-gym',
        name: 'Gym',
        description: 'About Gym.',
        products: 1,
      },
      { ...RUNNING, name: 'Running', description: 'About Running.' },
    ])
    await tx.updateTable('product').set({ published: 1 }).where('id', '=', 4).execute()
    same(await listCategories(tx, 'sv', 'sport'), [
      { ...SHOES, products: 2 },
      { ...RUNNING, products: 2 },
    ])
    await tx.deleteFrom('product_category').execute()
    same(await listCategories(tx, 'sv', 'sport'), [])
  }),
)

test(
  'a root category has a face for each kind of picture, the most popular product of it',
  onShop(async (tx) => {
    same(await listFaces(tx, 'sport'), [SHOE_FACE])
    const blue = tx.updateTable('article').where('number', '=', 'SHOE-42')
    await blue.set({ published: 0 }).execute()
    same(await listFaces(tx, 'sport'), [{ ...SHOE_FACE, colourId: 'red' }])
    await blue.set({ published: 1 }).execute()
    await tx.updateTable('product').set({ published: 1 }).where('id', '=', 4).execute()
    await tx.updateTable('product').set({ drawing: 'shoe' }).execute()

    same(await listFaces(tx, 'professional'), [
      { ...SHOE_FACE, here: 2, everywhere: 3 },
      {
        categoryId: 'gym',
        drawing: 'shoe',
        slug: 'the-bike',
        colourId: null,
        imageUrl: null,
        here: 1,
        everywhere: 3,
      },
    ])
    await tx.updateTable('product').set({ published: 0 }).execute()
    same(await listFaces(tx, 'sport'), [])
  }),
)

test(
  'brands come with how many products they have on a storefront, those of most first',
  onShop(async (tx) => {
    await tx.updateTable('product').set({ brand: 'Asklöp', published: 1 }).execute()
    await tx.updateTable('product').set({ brand: 'Havrand' }).where('code', '=', 'shoe').execute()
    const many: ListedBrand = { brand: 'Asklöp', products: 3 }
    same(await listTopBrands(tx, 'professional', 2), [many, { brand: 'Havrand', products: 1 }])
    same(await listTopBrands(tx, 'professional', 1), [many])
    await tx.updateTable('product').set({ brand: '' }).execute()
    same(await listTopBrands(tx, 'sport', 2), [])
  }),
)

test(
  'there are sales where something has been counted',
  onShop(async (tx) => {
    await tx.updateTable('product').set({ popularity: 0 }).execute()
    same(await hasSales(tx), false)
    await tx.updateTable('product').set({ popularity: 3 }).where('code', '=', 'shoe').execute()
    same(
      await hasSales(tx),
      (await tx.selectFrom('product').select('id').where('popularity', '=', 3).execute()).length >
        0,
    )
  }),
)

test(
  'there are campaigns where an article that is on sale has such a price',
  onShop(async (tx) => {
    same(await hasCampaigns(tx), true)
    await tx.updateTable('product').set({ published: 0 }).where('code', '=', 'shoe').execute()
    same(await hasCampaigns(tx), false)
  }),
)

test(
  'the last product that is new on a storefront says until when anything is',
  onShop(async (tx) => {
    const set = (code: string, values: object) =>
      tx.updateTable('product').set(values).where('code', '=', code).execute()
    await tx.updateTable('product').set({ new_until: null }).execute()
    same(await findNewsUntil(tx, 'sport'), 0)
    await set('shoe', { new_until: 7, on_sport: 1, on_professional: 0 })
    same(await findNewsUntil(tx, 'sport'), 7)
    same(await findNewsUntil(tx, 'professional'), 0)
    await set('shoe', { published: 0 })
    same(await findNewsUntil(tx, 'sport'), 0)
  }),
)
