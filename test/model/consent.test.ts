import { expect } from '@open-wc/testing'
import {
  CONSENT_PURPOSES,
  chosenConsent,
  readConsent,
  writeConsent,
} from '../../src/model/consent.ts'

const NO = { measurement: false, marketing: false, preferences: false }
const YES = { measurement: true, marketing: true, preferences: true }
const asked = CONSENT_PURPOSES

it('an answer is read as it was written', () => {
  for (const measurement of [true, false]) {
    for (const marketing of [true, false]) {
      for (const preferences of [true, false]) {
        const consent = { measurement, marketing, preferences }
        expect(readConsent(writeConsent(consent))).to.deep.equal(consent)
      }
    }
  }
})

it('what nobody has written is no answer', () => {
  for (const value of [undefined, '', 'yes', 'measurement.', 'none.measurement', 'all', '1']) {
    expect(readConsent(value)).to.equal(undefined)
  }
})

it('an answer from before a purpose was added is no consent to it', () => {
  expect(readConsent('measurement.marketing')).to.deep.equal({ ...YES, preferences: false })
})

it('boxes count only where the choice is one’s own', () => {
  expect(chosenConsent({ choice: 'all', boxes: [], purposes: asked })).to.deep.equal(YES)
  expect(chosenConsent({ choice: 'none', boxes: [...asked], purposes: asked })).to.deep.equal(NO)
  const boxes = ['marketing', 'other']
  expect(chosenConsent({ choice: 'chosen', boxes, purposes: asked })).to.deep.equal({
    ...NO,
    marketing: true,
  })
  expect(chosenConsent({ choice: undefined, boxes: ['measurement'], purposes: asked })).to.equal(
    undefined,
  )
})

it('nobody consents to a purpose that was not offered', () => {
  const one = { boxes: ['measurement', 'marketing'], purposes: ['preferences'] } as const
  expect(chosenConsent({ choice: 'all', ...one })).to.deep.equal({ ...NO, preferences: true })
  expect(chosenConsent({ choice: 'chosen', ...one })).to.deep.equal(NO)
})
