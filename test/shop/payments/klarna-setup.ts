import { equal } from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { createKlarnaProvider } from '../../../shop/payments/providers/klarna/klarna-provider.ts'
import type { ProviderBench } from './provider-contract.ts'
import {
  KLARNA_PASSWORD,
  KLARNA_USER,
  type KlarnaStandIn,
  klarnaStandIn,
} from './stand-ins/klarna-stand-in.ts'

/** The adapter with its stand-in; a request or response that violates the schema fails the test. */
export async function openKlarna(
  t: TestContext,
): Promise<ProviderBench & { readonly klarna: KlarnaStandIn }> {
  const klarna = await klarnaStandIn(t)
  t.after(() => equal(klarna.faults.join('\n'), ''))
  let limitMs = 10_000
  const provider = createKlarnaProvider({
    username: KLARNA_USER,
    password: KLARNA_PASSWORD,
    url: klarna.url,
    get limitMs() {
      return limitMs
    },
  })
  return {
    klarna,
    provider,
    pays: async (reference) => klarna.pay(reference),
    callAbout: async (reference) => klarna.callOf(reference, 'push'),
    forge: (call) => ({ ...call, query: { ...call.query, token: 'a'.repeat(43) } }),
    moved: async (reference) => klarna.orders.get(reference)?.moved ?? [],
    spoil(fault) {
      limitMs = fault === 'hang' ? 300 : 10_000
      klarna.spoil(fault)
    },
  }
}
