import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { beginCheckout, findCheckout } from '../../../../shop/checkout/current/checkout-queries.ts'
import { migrations } from '../../../../shop/platform/db/migrations/migrations.ts'
import { onShop } from '../../../helpers/row-database.ts'
import { addCart } from '../../../helpers/row-orders.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const NOTICES = [{ key: 'checkout.notice.gift', values: { name: 'Boll "5"' } }]
const TOLD = { toldTotal: 19900, toldApproval: true, toldGifts: ['A1'], toldNotices: NOTICES }
const QUOTED = { total: 19900, needsApproval: true, gifts: ['A1'], notices: NOTICES }

const CASES = [
  ['whole', { orderNote: 'Hej', ...TOLD }, { orderNote: 'Hej', quoted: QUOTED }],
  ['old', { toldTotal: 5 }, { quoted: { total: 5, needsApproval: false, gifts: [], notices: [] } }],
  ['new', { orderNote: '"toldTotal":7' }, { orderNote: '"toldTotal":7' }],
] as const

for (const [id, before, after] of CASES) {
  test(
    `a checkout of before keeps what its visitor was shown, as ${id}`,
    onShop(async (tx) => {
      await addCart(tx)
      await beginCheckout(tx, { orderId: id, cartId: 'cart', content: JSON.stringify(before) }, NOW)

      await migrations['0072-quoted-terms']?.up(tx)

      deepEqual(JSON.parse((await findCheckout(tx, id))?.content ?? ''), after)
    }),
  )
}
