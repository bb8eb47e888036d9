import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { stateAt } from '../../../shop/quotations/read-quotation.ts'

const END = 1_000_000

test('an offer is valid until its last instant, and expired after it, before the database says so', () => {
  const offer = { state: 'answered', validUntil: END } as const

  equal(stateAt(offer, END), 'answered')
  equal(stateAt(offer, END + 1), 'expired')
})

test('a decided offer stays decided after its last day', () => {
  for (const state of ['accepted', 'declined', 'refused', 'asked'] as const) {
    equal(stateAt({ state, validUntil: END }, END + 1), state)
  }
  equal(stateAt({ state: 'asked', validUntil: null }, END), 'asked')
})
