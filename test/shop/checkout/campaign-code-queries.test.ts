import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { findCampaignCode, hasRedeemedCode } from '../../../shop/cart/costs/campaign-codes.ts'
import { redeemCode, restoreCode } from '../../../shop/checkout/current/code-use-writes.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

async function addCodes(tx: Tx): Promise<void> {
  const limits = { from_total: 50_000, uses_left: 1, valid_from: NOW, valid_until: NOW + 10 }
  await tx.insertInto('campaign_code').values({ code: 'ALWAYS', percent: 10 }).execute()
  await tx
    .insertInto('campaign_code')
    .values({ code: 'ONCE', amount: 5_000, ...limits })
    .execute()
  await tx.insertInto('campaign_code').values({ code: 'TWICE', percent: 5, uses_left: 2 }).execute()
  await addOrder(tx, { id: '1' })
  await addOrder(tx, { id: '2' })
}

const usesLeft = (tx: Tx) =>
  tx.selectFrom('campaign_code').select(['code', 'uses_left']).orderBy('code').execute()

test(
  'a code is found in any case, with limits or without',
  onShop(async (tx) => {
    await addCodes(tx)

    same(await findCampaignCode(tx, 'always'), {
      code: 'ALWAYS',
      percent: 10,
      amount: null,
      fromTotal: 0,
      usesLeft: null,
      validFrom: null,
      validUntil: null,
    })
    same(await findCampaignCode(tx, 'Once'), {
      code: 'ONCE',
      percent: null,
      amount: 5_000,
      fromTotal: 50_000,
      usesLeft: 1,
      validFrom: NOW,
      validUntil: NOW + 10,
    })
    same(await findCampaignCode(tx, 'NONE'), undefined)
  }),
)

test(
  'a code is redeemed while it has uses left, and the use is recorded for the order',
  onShop(async (tx) => {
    await addCodes(tx)

    equal(await redeemCode(tx, '1', 'once', NOW + 10), true)
    equal(await redeemCode(tx, '2', 'once', NOW + 10), false)
    equal(await redeemCode(tx, '2', 'always', NOW), true)

    same(await allRows(tx, 'code_use'), [
      { order_id: '1', code: 'once', state: 'used' },
      { order_id: '2', code: 'always', state: 'used' },
    ])
    same(await usesLeft(tx), [
      { code: 'ALWAYS', uses_left: null },
      { code: 'ONCE', uses_left: 0 },
      { code: 'TWICE', uses_left: 2 },
    ])
  }),
)

test(
  'a code that does not exist, or outside its period, is not redeemed',
  onShop(async (tx) => {
    await addCodes(tx)

    equal(await redeemCode(tx, '1', 'ONCE', NOW - 1), false)
    equal(await redeemCode(tx, '1', 'ONCE', NOW + 11), false)
    equal(await redeemCode(tx, '1', 'NONE', NOW), false)

    same(await allRows(tx, 'code_use'), [])
    equal(await hasRedeemedCode(tx, '1'), false)
  }),
)

test(
  'a use is restored once, and can be redeemed again',
  onShop(async (tx) => {
    await addCodes(tx)
    await redeemCode(tx, '1', 'Once', NOW)
    equal(await hasRedeemedCode(tx, '1'), true)
    equal(await hasRedeemedCode(tx, '2'), false)

    await restoreCode(tx, '2')
    equal(await hasRedeemedCode(tx, '1'), true)
    await restoreCode(tx, '1')
    await restoreCode(tx, '1')

    equal(await hasRedeemedCode(tx, '1'), false)
    same(await allRows(tx, 'code_use'), [{ order_id: '1', code: 'Once', state: 'given back' }])
    same((await usesLeft(tx)).slice(1), [
      { code: 'ONCE', uses_left: 1 },
      { code: 'TWICE', uses_left: 2 },
    ])
    equal(await redeemCode(tx, '1', 'once', NOW), true)
    same(await allRows(tx, 'code_use'), [{ order_id: '1', code: 'Once', state: 'used' }])
  }),
)
