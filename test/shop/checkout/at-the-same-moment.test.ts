import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { findCheckout, saveContent } from '../../../shop/checkout/current/checkout-queries.ts'
import { holdRow } from '../../../shop/platform/db/hold.ts'
import { change, fillCheckout } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { beginFirst } from '../../helpers/two-processes.ts'

test('a change of a checkout keeps what another process changes at the same moment', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'PLENTY-1': 1 })
  const { sessionId, content } = (await findCheckout(db, sent.orderId)) ?? {}
  const { first, overtaken } = await beginFirst(db)
  await holdRow(first, 'session', sessionId ?? '')
  const changed = { ...JSON.parse(content ?? ''), heldSince: NOW }
  await saveContent(first, sent.orderId, JSON.stringify(changed), NOW)

  equal((await overtaken(change(kim, 'setDeliveryProvider', sent))).statusCode, 200)

  const kept = await findCheckout(db, sent.orderId)
  equal(JSON.parse(kept?.content ?? '').heldSince, NOW)
})
