import { expect } from '@open-wc/testing'
import {
  fillDetails,
  isPlaceTyped,
  NOTHING_TYPED,
  textAt,
  usedAlternative,
} from '../../src/model/typed-checkout.ts'

it('an alternative address counts if it is chosen, or has any input', () => {
  for (const [alternativeAddress, showAlternativeAddress, isUsed] of [
    [undefined, false, false],
    [{ firstName: ' ' }, false, false],
    [{ firstName: 'Anna' }, false, true],
    [{}, true, true],
  ] as const) {
    const sent = { alternativeAddress, showAlternativeAddress } as Parameters<
      typeof usedAlternative
    >[0]
    expect(usedAlternative(sent) !== null).to.equal(isUsed)
  }
})

it('what is known fills what is empty; an address is never put together of two', () => {
  const known = { firstName: 'Anna', address: 'Storgatan 1', city: 'Umeå' }
  for (const [typed, filled] of [
    [{ firstName: '', address: '', city: '' }, known],
    [
      { firstName: 'Bo', address: '', city: '' },
      { ...known, firstName: 'Bo' },
    ],
    [
      { firstName: '', address: 'Box 7', city: '' },
      { firstName: 'Anna', address: 'Box 7', city: '' },
    ],
  ] as const) {
    expect(fillDetails<typeof known>(typed, known)).to.deep.equal(filled)
  }
  expect([isPlaceTyped({ city: 'Umeå' }), isPlaceTyped({ firstName: 'Anna' })]).to.deep.equal([
    true,
    false,
  ])
})

it('the text of a field is found by its path', () => {
  const typed = { ...NOTHING_TYPED, zipCode: '1', customerDetails: { email: 'a@b.se' } }
  for (const [path, text] of [
    ['customerDetails-email', 'a@b.se'],
    ['zipCode', '1'],
    ['customerDetails', ''],
    ['nothing-here', ''],
    ['acceptTermsOfCondition', ''],
  ] as const) {
    expect(textAt(typed as unknown as typeof NOTHING_TYPED, path)).to.equal(text)
  }
})
