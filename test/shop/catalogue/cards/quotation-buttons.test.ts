import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'

const BUTTON = /<quotation-button [^>]*articlenumber="QUOTE-1"/
const { id } = smallCatalogue().products.find((it) => it.isQuotation) ?? {}
const PATHS = ['/c/shoes', '/search?q=vara', '/p/quotation']

for (const [storefront, who] of [
  ['sport', ''],
  ['professional', ''],
  ['professional', 'anna'],
  ['professional', 'bo'],
] as const) {
  test(`what is sold by quotation is listed from each list: ${storefront}, ${who || 'a visitor'}`, async (t) => {
    const { visitor } = await openShop(t)
    const reader = visitor({ storefront })
    if (who) {
      await reader.logIn(`${who}@example.com`)
      await reader.ask('/api/favourites', { add: [id] })
    }

    const prefix = storefront === 'sport' ? '' : '/pro'
    const own = who ? ['/favourites'] : []
    for (const path of [...PATHS, ...own])
      ok(BUTTON.test((await reader.ask(prefix + path)).body), path)
  })
}
