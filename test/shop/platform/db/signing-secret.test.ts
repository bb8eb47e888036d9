import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { readSecret } from '../../../../shop/platform/db/signing-secret.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'

test(
  'a secret of 32 bytes is made at the first reading, and stays',
  onShop(async (tx) => {
    const made = await readSecret(tx)

    ok(Buffer.isBuffer(made))
    equal(made.length, 32)
    same(await allRows(tx, 'secret'), [{ name: 'seal', value: made.toString('base64') }])
    same(await readSecret(tx), made)
  }),
)

test(
  'a secret that is there is read',
  onShop(async (tx) => {
    await tx.insertInto('secret').values({ name: 'seal', value: 'AQID' }).execute()

    same(await readSecret(tx), Buffer.of(1, 2, 3))
  }),
)
