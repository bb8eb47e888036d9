import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'

const SIZES = /<span class="product-card__sizes">([^<]*)<\/span>/g

test('a card says which sizes can be had, to private customers alone', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  await bo.ask('/api/favourites', { add: ['shoe'] })
  const sizesOn = async (path: string, by = visitor()) => {
    const { body, statusCode } = await by.ask(path)
    equal(statusCode, 200)
    return [...body.matchAll(SIZES)].map(([, words]) => words)
  }

  deepEqual((await sizesOn('/search?q=shoe'))[0], 'Storlek 42, 43')
  deepEqual((await sizesOn('/en/search?q=shoe'))[0], 'Size 42, 43')
  deepEqual(await sizesOn('/pro/search?q=shoe'), [])
  deepEqual(await sizesOn('/favourites', bo), ['Storlek 42, 43'])
  deepEqual(await sizesOn('/pro/favourites', bo), [])
})
