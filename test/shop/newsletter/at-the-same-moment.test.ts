import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { requestNewsletter } from '../../../shop/newsletter/newsletter.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { createSigner } from '../../../shop/platform/signer.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

test('an address that is sent twice at the same moment gets one mail', async (t) => {
  const signer = createSigner(Buffer.alloc(32))
  const { first, other, overtaken } = await openTwice(t)
  const kim = { email: 'kim@example.com', language: 'sv', place: 'newsletter' } as const
  const ask = (tx: Tx, now: number) => requestNewsletter(tx, signer, kim, now)

  await ask(first, NOW)
  await overtaken(inTransaction(other, (tx) => ask(tx, NOW + 1)))

  equal((await other.selectFrom('outbox').select('kind').execute()).length, 1)
})
