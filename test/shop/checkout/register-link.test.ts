import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'

test('the checkout and the login lead to a registration, for those who are not logged in', async (t) => {
  const opened = await openShop(t)
  const guest = browse(opened.shop)
  for (const prefix of ['', '/en', '/pro', '/en/pro']) {
    for (const page of ['/checkout', '/login']) {
      const { body } = await guest.open(prefix + page)
      ok(body.includes(`href="${prefix}/register"`), prefix + page)
    }
  }
  const anna = await enterAccount(opened, 'anna@example.com')
  equal((await anna.open('/checkout')).body.includes('href="/register"'), false)
})
