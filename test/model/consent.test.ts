import { expect } from '@open-wc/testing'
import { chosenConsent, readConsent, writeConsent } from '../../src/model/consent.ts'

it('an answer is read as it was written', () => {
  for (const measurement of [true, false]) {
    for (const marketing of [true, false]) {
      const consent = { measurement, marketing }
      expect(readConsent(writeConsent(consent))).to.deep.equal(consent)
    }
  }
})

it('what nobody has written is no answer', () => {
  for (const value of [undefined, '', 'yes', 'measurement.', 'none.measurement', 'all', '1']) {
    expect(readConsent(value)).to.equal(undefined)
  }
})

it('boxes count only where the choice is one’s own', () => {
  const [yes, no] = [true, false].map((it) => ({ measurement: it, marketing: it }))
  expect(chosenConsent('all', [])).to.deep.equal(yes)
  expect(chosenConsent('none', ['measurement', 'marketing'])).to.deep.equal(no)
  expect(chosenConsent('chosen', ['marketing', 'other'])).to.deep.equal({
    measurement: false,
    marketing: true,
  })
  expect(chosenConsent(undefined, ['measurement'])).to.equal(undefined)
})
