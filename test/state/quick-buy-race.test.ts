import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { createQuickBuy } from '../../src/state/quick-buy.ts'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { fakeClock } from './clock.ts'

interface Choice {
  readonly colour: 'blue' | 'clay' | 'moss'
  readonly afterMs: number
  readonly delayMs: number
  readonly fails: boolean
}

const choice: fc.Arbitrary<Choice> = fc.record({
  colour: fc.constantFrom('blue', 'clay', 'moss'),
  afterMs: fc.integer({ min: 0, max: 400 }),
  delayMs: fc.integer({ min: 0, max: 1500 }),
  fails: fc.boolean(),
})

/** Chooses in the given rhythm while the shop answers in any order; resolves to the final state. */
async function play(choices: readonly Choice[]) {
  const clock = fakeClock()
  const { state, choose } = createQuickBuy()
  let present: Choice | undefined
  const reply = ({ path }: { readonly path: string }): StubbedResponse => {
    const { delayMs = 0, fails = false } = present ?? {}
    const sizeInputComponentData = '[]'
    if (fails) return { status: 500, delayMs, body: { message: 'genericerror' } }
    return { delayMs, body: { sizeInputComponentData, productName: path } }
  }
  stubFetch({ 'GET /api/quickbuy/activevariant': reply })
  const look = () => {
    if (state.status !== 'ready') return
    expect(state.displayedId).to.equal(state.chosen)
    expect(state.variant?.productName).to.contain(`variantid=${state.chosen}`)
  }

  try {
    for (present of choices) {
      await clock.pass(present.afterMs, look)
      void choose(present.colour)
    }
    await clock.pass(20_000, look)
  } finally {
    clock.stop()
  }
  return state
}

describe('a colour that is chosen', () => {
  it('is the one whose sizes are shown in the end, however the answers overtake', () =>
    fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 10 }), async (choices) => {
        const state = await play(choices)

        expect(state.chosen).to.equal(choices.at(-1)?.colour)
        expect(['ready', 'failed']).to.include(state.status)
        if (state.status === 'failed') expect(state.problem).to.deep.equal({ key: 'genericerror' })
        else expect([state.displayedId, state.problem]).to.deep.equal([state.chosen, undefined])
      }),
      { numRuns: 300 },
    )).timeout(60_000)
})
