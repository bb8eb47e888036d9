import { ok } from 'node:assert/strict'
import { test } from 'node:test'

/** To import one is to draw all of its cases, each by the server's writer and by React. */
const MODULES = {
  cart: () => import('../../../drawn/cart.ts'),
  checkout: () => import('../../../drawn/checkout.tsx'),
  facets: () => import('../../../drawn/facets.ts'),
  reorder: () => import('../../../drawn/reorder.ts'),
  sizes: () => import('../../../drawn/sizes.ts'),
}

for (const [name, draw] of Object.entries(MODULES)) {
  test(`what elements adopt is written as React writes it: ${name}`, async () => {
    const { drawn } = await draw()

    ok(Object.values(drawn).every((it) => it.length > 0))
    ok(Object.keys(drawn).length > 0)
  })
}
