import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  deleteOldLoginSteps,
  endLoginStep,
  findLoginStep,
  saveLoginStep,
} from '../../../../shop/account/login/login-step-queries.ts'
import {
  dateRecoveryCodes,
  deleteNewRecoveryCodes,
  disableSecondStep,
  enableSecondStep,
  findSecondStep,
  hasNewRecoveryCodes,
  savePendingSecret,
} from '../../../../shop/account/login/second-step-queries.ts'
import { replaceRecoveryCodes } from '../../../../shop/login/code-queries.ts'
import { CUSTOMERS } from '../../../../shop/login/principals.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const ON = { customerId: 'anna', secret: 'one', step: 7 }
const ROW = {
  ...{ customer_id: 'anna', secret: 'one', step: 7, since: NOW },
  ...{ pending_secret: null, pending_at: null },
}

async function giveCodes(tx: Tx, customerId: string, hashes: readonly string[]) {
  await replaceRecoveryCodes(tx, CUSTOMERS, customerId, hashes)
  await dateRecoveryCodes(tx, customerId, NOW)
}

test(
  'a secret is pending until it is confirmed, and the newest of several is',
  onShop(async (tx) => {
    await savePendingSecret(tx, { customerId: 'anna', secret: 'zero' }, NOW - 1)
    await savePendingSecret(tx, { customerId: 'anna', secret: 'one' }, NOW)
    await savePendingSecret(tx, { customerId: 'bo', secret: 'two' }, NOW)
    const pending = { secret: null, since: null, pendingSecret: 'one', pendingAt: NOW }
    same(await findSecondStep(tx, 'anna'), pending)
    same(await findSecondStep(tx, 'nobody'), undefined)

    equal(await enableSecondStep(tx, { ...ON, secret: 'zero' }, NOW), false)
    equal(await enableSecondStep(tx, ON, NOW), true)
    equal(await enableSecondStep(tx, ON, NOW), false)
    await savePendingSecret(tx, { customerId: 'anna', secret: 'three' }, NOW + 1)

    const [anna, bo] = await allRows(tx, 'second_step')
    same(anna, ROW)
    same<unknown>(bo, {
      ...{ customer_id: 'bo', secret: null, step: 0, since: null },
      ...{ pending_secret: 'two', pending_at: NOW },
    })
  }),
)

test(
  'recovery codes and a login that waits go with what they stand in for',
  onShop(async (tx) => {
    await savePendingSecret(tx, ON, NOW)
    await giveCodes(tx, 'anna', ['a', 'b'])
    await giveCodes(tx, 'bo', ['c'])
    equal(await disableSecondStep(tx, 'anna'), false)
    await enableSecondStep(tx, ON, NOW)
    await saveLoginStep(tx, { sessionId: 's', customerId: 'anna' }, NOW)

    equal(await disableSecondStep(tx, 'anna'), true)

    equal(await disableSecondStep(tx, 'anna'), false)
    same(await allRows(tx, 'second_step'), [])
    same(await allRows(tx, 'login_step'), [])
    same(await allRows(tx, 'recovery_code'), [
      { code_hash: 'c', customer_id: 'bo', used_at: null, made_at: NOW },
    ])
  }),
)

test(
  'recovery codes that are new are found and removed; those without an age are old',
  onShop(async (tx) => {
    await giveCodes(tx, 'anna', ['a', 'b'])
    await giveCodes(tx, 'bo', ['c'])
    await tx
      .updateTable('recovery_code')
      .set({ made_at: null })
      .where('code_hash', '=', 'b')
      .execute()
    equal(await hasNewRecoveryCodes(tx, 'anna', NOW), false)
    equal(await hasNewRecoveryCodes(tx, 'anna', NOW - 1), true)

    await deleteNewRecoveryCodes(tx, 'anna', NOW - 1)

    equal(await hasNewRecoveryCodes(tx, 'anna', 0), false)
    same(await allRows(tx, 'recovery_code'), [
      { code_hash: 'b', customer_id: 'anna', used_at: null, made_at: null },
      { code_hash: 'c', customer_id: 'bo', used_at: null, made_at: NOW },
    ])
  }),
)

test(
  'a session waits for one account, for a while, and for nobody who was removed',
  onShop(async (tx) => {
    await saveLoginStep(tx, { sessionId: 's', customerId: 'bo' }, NOW - 5)
    await saveLoginStep(tx, { sessionId: 's', customerId: 'anna' }, NOW)
    await saveLoginStep(tx, { sessionId: 't', customerId: 'bo' }, NOW - 1)
    same(await allRows(tx, 'login_step'), [
      { session_id: 's', customer_id: 'anna', made_at: NOW },
      { session_id: 't', customer_id: 'bo', made_at: NOW - 1 },
    ])

    const anna = { customerId: 'anna', email: 'anna@example.com', companyId: null }
    same(await findLoginStep(tx, 's', NOW), anna)
    same(await findLoginStep(tx, 's', NOW + 1), undefined)
    same(await findLoginStep(tx, 'u', NOW), undefined)
    await tx.updateTable('customer').set({ removed_at: NOW }).where('id', '=', 'anna').execute()
    same(await findLoginStep(tx, 's', NOW), undefined)

    await deleteOldLoginSteps(tx, NOW)
    equal((await allRows(tx, 'login_step')).length, 1)
    equal(await endLoginStep(tx, 's'), true)
    equal(await endLoginStep(tx, 's'), false)
  }),
)
