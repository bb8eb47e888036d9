import { expect } from '@open-wc/testing'
import { readOrganizationNumber } from '../../src/model/organization-number.ts'
import { bareText, plainDigits, withoutUnseen } from '../../src/model/plain-text.ts'
import { readPostcode } from '../../src/model/postcode.ts'
import { tidyText } from '../../src/model/tidy-checkout.ts'

const UNSEEN = [
  '\u200b',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\u200e',
  '\u202a',
  '\u2069',
  '\u200d',
  '\u200c',
]

const KEPT = [
  ['a joiner of Persian', 'می\u200cخواهم'],
  ['a joiner at the end of Malayalam', 'ന്\u200d'],
  ['a joiner of Hindi', 'क्\u200dष'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a hand with its colour', '👩🏽\u200d🚀'],
  ['a heart with its colour', '❤\ufe0f\u200d🔥'],
  ['a flag', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
] as const

describe('what nobody sees in a text', () => {
  for (const sign of UNSEEN) {
    const code = sign.charCodeAt(0).toString(16)
    it(`is taken out before it is judged: ${code}`, () => {
      const pasted = (text: string) => `${sign}${text.slice(0, 3)}${sign}${text.slice(3)}${sign}`
      expect(withoutUnseen(pasted('SOMMAR10'))).to.equal('SOMMAR10')
      expect(tidyText(pasted('Kim Ek'))).to.equal('Kim Ek')
      expect(readPostcode(pasted('12345'), 'SE')).to.deep.equal({ zipCode: '123 45' })
      expect(readPostcode(pasted('SW1A 1AA'), 'GB')).to.deep.equal({ zipCode: 'SW1A 1AA' })
      expect(readOrganizationNumber(pasted('556012-5790'), 'SE')).to.deep.equal({
        organizationNumber: '556012-5790',
      })
    })
  }

  for (const [what, text] of KEPT) {
    it(`leaves ${what} as it is`, () => expect(withoutUnseen(text)).to.equal(text))
  }

  it('is nothing but what is read in codes and numbers, of any keyboard', () => {
    expect(bareText('A\ufe0f-1\u200d')).to.equal('A-1')
    expect(plainDigits('０１２\u200b٣٤५')).to.equal('012345')
  })
})
