import { test } from 'node:test'
import {
  type FoundVariant,
  findVariant,
} from '../../../../shop/catalogue/product/quick-buy-queries.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

const ON_SPORT = { language: 'sv', storefront: 'sport' } as const
const RED: FoundVariant = {
  productId: 1,
  slug: 'thunder',
  name: 'Åska',
  isQuotation: 0,
  colourId: 'red',
}

test(
  'a variant is found by product and colour, and by the number of an article',
  onShop(async (tx) => {
    same(await findVariant(tx, { ...ON_SPORT, variantId: 'shoe:red' }), RED)
    same(await findVariant(tx, { ...ON_SPORT, variantId: 'SHOE-43' }), RED)
    const first = tx.updateTable('article').where('number', '=', 'SHOE-42')
    await first.set({ colour_id: 'red', published: 0 }).execute()
    same(await findVariant(tx, { ...ON_SPORT, variantId: 'shoe:red' }), RED)
  }),
)

test(
  'a product without colours is found by its number, in the language of the page',
  onShop(async (tx) => {
    const asked = { language: 'en', storefront: 'professional', variantId: 'BIKE-1' } as const

    same(await findVariant(tx, asked), {
      productId: 3,
      slug: 'the-bike',
      name: 'The bike',
      isQuotation: 1,
      colourId: null,
    })
  }),
)

test(
  'nothing is found that is not on sale on the storefront',
  onShop(async (tx) => {
    for (const variantId of ['BIKE-1', 'HIDDEN-1', 'shoe:green', 'shoe:', ':red', 'none', ''])
      same(await findVariant(tx, { ...ON_SPORT, variantId }), undefined)
    await tx.updateTable('article').set({ published: 0 }).execute()
    same(await findVariant(tx, { ...ON_SPORT, variantId: 'SHOE-43' }), undefined)
  }),
)
