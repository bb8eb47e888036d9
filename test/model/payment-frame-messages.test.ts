import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { safeParse } from 'valibot'
import { frameMessageSchema } from '../../src/contract/payment-frame-messages.ts'
import { readFrameMessage } from '../../src/model/payment-frame-messages.ts'

const KINDS = [
  'ready',
  'height',
  'validate',
  'incomplete',
  'decision',
  'shipping-option',
  'country',
  'signup_finalized',
  'completed',
  'failed',
]

const message = fc.record(
  {
    courtside: fc.constantFrom('payment', 'payment', 'payment', 'other'),
    kind: fc.constantFrom(...KINDS, 'suspend', 'toString'),
    ask: fc.oneof(fc.string(), fc.string({ minLength: 120, maxLength: 140 }), fc.integer()),
    height: fc.oneof(fc.integer(), fc.double(), fc.string()),
    option: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.integer(), fc.constant(null)),
    countryCode: fc.oneof(fc.string(), fc.constant(null)),
    success: fc.oneof(fc.boolean(), fc.constant('true')),
    reason: fc.oneof(fc.constantFrom('declined', 'cancelled', 'timeout', 'x'), fc.integer()),
  },
  { requiredKeys: ['courtside', 'kind'] },
)

describe('what a frame says', () => {
  it('is read as the contract has it, and nothing else is', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: message }, { weight: 1, arbitrary: fc.anything() }),
        (said) => {
          const read = readFrameMessage(said)
          const known = safeParse(frameMessageSchema, said)
          if ((read !== undefined) !== known.success) return false
          return !known.success || known.output.kind === read?.kind
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('keeps what an attacker adds off every object', () => {
    const said = JSON.parse(
      '{"courtside":"payment","kind":"shipping-option","option":{"__proto__":{"polluted":1}}}',
    )

    readFrameMessage(said)

    expect('polluted' in {}).to.equal(false)
  })
})
