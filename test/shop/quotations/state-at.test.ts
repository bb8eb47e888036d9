import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { stateAt } from '../../../shop/quotations/read-quotation.ts'

const END = 1_000_000

test('an offer holds until its last instant, and is over after it, before anybody has written that down', () => {
  const offer = { state: 'answered', validUntil: END } as const

  equal(stateAt(offer, END), 'answered')
  equal(stateAt(offer, END + 1), 'expired')
})

test('what was decided stays so after the day until which the offer held', () => {
  for (const state of ['accepted', 'declined', 'refused', 'asked'] as const) {
    equal(stateAt({ state, validUntil: END }, END + 1), state)
  }
  equal(stateAt({ state: 'asked', validUntil: null }, END), 'asked')
})
