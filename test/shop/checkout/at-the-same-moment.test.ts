import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { findCheckout, saveContent } from '../../../shop/checkout/current/checkout-queries.ts'
import { saveFramedAddress } from '../../../shop/checkout/current/framed-address.ts'
import { holdRow } from '../../../shop/platform/db/hold.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import { change, fillCheckout } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { beginFirst } from '../../helpers/two-processes.ts'

const ADDRESS = {
  ...{ email: 'kim@example.com', firstName: 'Kim', lastName: 'Ek', address: 'Storgatan 1' },
  ...{ zipCode: '111 22', city: 'Stockholm', phoneNumber: '' },
}

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

test('an address that a provider sends is kept beside what the buyer changes at the same moment', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await fillCheckout(kim, { 'PLENTY-1': 1 }, { selectedPaymentMethod: 'card' })
  const { sessionId, content = '' } = (await findCheckout(db, orderId)) ?? {}
  const { first, overtaken } = await beginFirst(db)
  await holdRow(first, 'session', sessionId ?? '')
  const changed = { ...JSON.parse(content), heldSince: NOW }
  await saveContent(first, orderId, JSON.stringify(changed), NOW)

  const framed = { provider: 'sandpay', address: ADDRESS }
  const saving = inTransaction(db, (tx) =>
    saveFramedAddress({ tx, shop: demoShop }, orderId, framed, NOW),
  )
  await overtaken(saving)

  const kept = JSON.parse((await findCheckout(db, orderId))?.content ?? '')
  deepEqual([kept.heldSince, kept.framed.address.city], [NOW, 'Stockholm'])
})
