import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { chosenConsent, readConsent, writeConsent } from '../../src/model/consent.ts'

test('an answer is read as it was written', () => {
  for (const measurement of [true, false]) {
    for (const marketing of [true, false]) {
      deepEqual(readConsent(writeConsent({ measurement, marketing })), { measurement, marketing })
    }
  }
})

test('what nobody has written is no answer', () => {
  for (const value of [undefined, '', 'yes', 'measurement.', 'none.measurement', 'all', '1']) {
    equal(readConsent(value), undefined)
  }
})

test('boxes count only where the choice is one’s own', () => {
  const [yes, no] = [true, false].map((it) => ({ measurement: it, marketing: it }))
  deepEqual(chosenConsent('all', []), yes)
  deepEqual(chosenConsent('none', ['measurement', 'marketing']), no)
  deepEqual(chosenConsent('chosen', ['marketing', 'other']), {
    measurement: false,
    marketing: true,
  })
  equal(chosenConsent(undefined, ['measurement']), undefined)
})
