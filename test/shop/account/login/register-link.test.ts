import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse } from '../../../helpers/form-visitor.ts'
import { openShop } from '../../../helpers/open-shop.ts'

test('the login leads to a registration of its language and storefront', async (t) => {
  const { shop } = await openShop(t)
  const guest = browse(shop)
  for (const prefix of ['', '/en', '/pro', '/en/pro']) {
    const { body } = await guest.open(`${prefix}/login`)
    ok(body.includes(`href="${prefix}/register"`), prefix)
  }
})
