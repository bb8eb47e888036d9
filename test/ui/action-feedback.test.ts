import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import {
  type ActionEvent,
  type ActionFeedback,
  type ActionPhase,
  actionFeedback,
  NEUTRAL,
} from '../../src/ui/action-feedback.ts'

const MIN_LOADING_MS = 1000
const RESET_MS = 2000

interface Press {
  /** After the previous press, or after the button appeared. */
  readonly afterMs: number
  readonly answerMs: number
  readonly outcome: 'neutral' | 'success' | 'error'
}

/** The phases of a button by a plain implementation of the specification. */
function expectedPhases(presses: readonly Press[], autoReset: boolean): Map<number, ActionPhase> {
  const phases = new Map<number, ActionPhase>()
  let freeAt = 0
  let at = 0
  for (const { afterMs, answerMs, outcome } of presses) {
    at += afterMs
    if (at < freeAt) continue
    const shownAt = at + Math.max(answerMs, MIN_LOADING_MS)
    phases.set(at, 'loading')
    phases.set(shownAt, outcome)
    freeAt = shownAt
    if (outcome === 'neutral') continue
    freeAt = autoReset ? shownAt + RESET_MS : Infinity
    if (autoReset) phases.set(freeAt, 'neutral')
  }
  return phases
}

/** Plays the presses on the state chart, with a clock that only the test moves. */
function playedPhases(presses: readonly Press[], autoReset: boolean): Map<number, ActionPhase> {
  const phases = new Map<number, ActionPhase>()
  const timers: { at: number; event: ActionEvent; run: number }[] = []
  let state: ActionFeedback = NEUTRAL
  let run = 0

  const send = (now: number, event: ActionEvent) => {
    const before = state
    state = actionFeedback(state, event)
    if (state.phase === before.phase) return false
    phases.set(now, state.phase)
    if (autoReset && (state.phase === 'success' || state.phase === 'error')) {
      timers.push({ at: now + RESET_MS, event: { type: 'reset' }, run })
    }
    return true
  }
  const advance = (to: number) => {
    for (;;) {
      timers.sort((one, other) => one.at - other.at)
      const next = timers[0]
      if (!next || next.at > to) return
      timers.shift()
      if (next.run === run) send(next.at, next.event)
    }
  }

  let now = 0
  for (const { afterMs, answerMs, outcome } of presses) {
    now += afterMs
    advance(now)
    if (!send(now, { type: 'pressed' })) continue
    run += 1
    timers.push({ at: now + answerMs, event: { type: 'answered', outcome }, run })
    timers.push({ at: now + MIN_LOADING_MS, event: { type: 'seen' }, run })
  }
  advance(Infinity)
  return phases
}

describe('the state chart of an action', () => {
  const press = fc.record({
    afterMs: fc.integer({ min: 1, max: 6000 }),
    answerMs: fc.integer({ min: 0, max: 4000 }),
    outcome: fc.constantFrom('neutral', 'success', 'error'),
  })

  it('is that of the specification, however it is pressed and answered', () => {
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), fc.boolean(), (presses, autoReset) => {
        expect([...playedPhases(presses, autoReset)]).to.deep.equal([
          ...expectedPhases(presses, autoReset),
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it('stands still on events that do not belong to its phase', () => {
    const events: ActionEvent[] = [
      { type: 'pressed' },
      { type: 'seen' },
      { type: 'answered', outcome: 'error' },
    ]
    for (const phase of ['success', 'error'] as const) {
      for (const event of events) expect(actionFeedback({ phase }, event)).to.deep.equal({ phase })
    }
    for (const event of events.slice(1)) {
      expect(actionFeedback(NEUTRAL, event)).to.deep.equal(NEUTRAL)
    }
  })
})
