import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { UNOPENED } from '../../../shop/payments/port/origins.ts'
import { SANDBOX_IDS, type SandboxId } from '../../../shop/payments/port/sandbox.ts'
import { createSandboxProvider } from '../../../shop/payments/providers/sandbox/sandbox-provider.ts'
import {
  changeSandboxPayment,
  findSandboxPayment,
} from '../../../shop/payments/providers/sandbox/sandbox-store.ts'
import {
  SIGNATURE_HEADER,
  signWebhook,
} from '../../../shop/payments/providers/sandbox/signature.ts'
import { createSigner } from '../../../shop/platform/signer.ts'
import { openEmptyDatabase } from '../../helpers/test-database.ts'
import { type ProviderBench, providerContract } from './provider-contract.ts'

/** A sandbox without a shop around it: its books are in the database, with no network between. */
async function openSandbox(t: TestContext, id: SandboxId): Promise<ProviderBench> {
  const db = await openEmptyDatabase(t)
  const signer = createSigner(randomBytes(32))
  const provider = createSandboxProvider({
    id,
    db,
    origins: () => UNOPENED,
    signer,
    now: Date.now,
    report: () => {},
    wait,
  })
  const find = (reference: string) => findSandboxPayment(db, id, { reference })
  return {
    provider,
    async pays(reference) {
      const paid = await changeSandboxPayment(db, id, reference, ({ state }) =>
        state === 'pending' ? { state: 'authorized' } : undefined,
      )
      return paid !== undefined
    },
    async callAbout(reference) {
      const { orderId, state, amount, currency } = (await find(reference)) ?? {}
      const received = { id: 'call-1', orderId, reference, state, amount, currency }
      const body = Buffer.from(JSON.stringify(received))
      const signature = signWebhook(signer.keyOf(id), { event: 'authorized', body }, Date.now())
      return { event: 'authorized', headers: { [SIGNATURE_HEADER]: signature }, query: {}, body }
    },
    forge: (call) => ({ ...call, body: Buffer.concat([call.body, Buffer.from(' ')]) }),
    async moved(reference) {
      const { state, amount = 0, content } = (await find(reference)) ?? {}
      const parts = Object.values(content?.refunds ?? {}).map((it) => -it)
      return state === 'captured' || state === 'refunded' ? [amount, ...parts] : []
    },
    spoil() {},
  }
}

for (const id of SANDBOX_IDS) providerContract(id, (t) => openSandbox(t, id), [])
