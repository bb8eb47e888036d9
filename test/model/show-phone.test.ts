import { expect } from '@open-wc/testing'
import { readPhone } from '../../src/model/phone.ts'
import { showPhone } from '../../src/model/show-phone.ts'

const SHOWN: readonly (readonly [kept: string, country: string, shown: string])[] = [
  ['+46701740605', 'SE', '070-174 06 05'],
  ['+468123456', 'SE', '08-12 34 56'],
  ['+4681234567', 'SE', '08-123 45 67'],
  ['+46812345678', 'SE', '08-123 456 78'],
  ['+4631123456', 'SE', '031-12 34 56'],
  ['+4651312345', 'SE', '0513-123 45'],
  ['+46701740605', 'NO', '+46 70 174 06 05'],
  ['+4741234567', 'NO', '41 23 45 67'],
  ['+4741234567', 'SE', '+47 41 23 45 67'],
  ['+4531234567', 'DK', '31 23 45 67'],
  ['+358401234567', 'FI', '040 123 45 67'],
  ['+358401234567', 'SE', '+358 40 123 45 67'],
  ['+4915123456789', 'DE', '0151 23 45 67 89'],
  ['+12025550123', 'SE', '+12025550123'],
  ['', 'SE', ''],
  ['ring efter 17', 'SE', 'ring efter 17'],
]

describe('a number of a phone', () => {
  for (const [kept, country, shown] of SHOWN) {
    it(`${kept || 'of nobody'} is shown as ${shown || 'nothing'} in ${country}`, () => {
      expect(showPhone(kept, country)).to.equal(shown)
    })
  }

  it('is the same one when somebody types it as it is shown', () => {
    for (const [kept, country, shown] of SHOWN.filter(([it]) => it.startsWith('+'))) {
      expect(readPhone(shown, country)).to.deep.equal({ phoneNumber: kept })
    }
  })
})
