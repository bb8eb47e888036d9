import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { saveIsDemo } from '../../../shop/demo/demo-queries.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'

const LINE = 'class="shop-demo-line"'

async function openDemo(t: TestContext) {
  const opened = await openShop(t)
  await opened.db.transaction().execute((tx) => saveIsDemo(tx, true))
  return opened
}

test('whoever closes the line of the demo comes back to the page and reads it no more', async (t) => {
  const { shop } = await openDemo(t)
  const guest = browse(shop)
  const other = browse(shop)
  for (const path of ['/terms', '/en/cart']) match((await guest.open(path)).body, /shop-demo-line/)

  const { statusCode, headers } = await guest.post('/en/demo/line', { returnTo: '/en/cart' })

  deepEqual([statusCode, headers.location], [303, '/en/cart'])
  for (const path of ['/terms', '/en/cart', '/', '/pro']) {
    equal((await guest.open(path)).body.includes(LINE), false, path)
    equal((await other.open(path)).body.includes(LINE), true, path)
  }
})

test('a demo lists the cookie of its line, and any other shop has neither', async (t) => {
  const demo = await openDemo(t)
  const real = await openShop(t)
  const listed = async (shop: typeof real.shop) =>
    (await browse(shop).open('/privacy')).body.includes('courtside_demo')
  deepEqual([await listed(demo.shop), await listed(real.shop)], [true, false])

  const guest = browse(real.shop, { given: { courtside_demo: 'closed' } })
  equal((await guest.open('/')).body.includes('demo-line'), false)
  equal((await guest.post('/demo/line', {})).statusCode, 404)
})
