import { expect } from '@open-wc/testing'
import { formatPhone } from '../../src/model/format-phone.ts'
import { planOf, readPhone } from '../../src/model/phone.ts'
import { PHONE_PLANS } from '../../src/model/phone-plans.ts'

const COUNTRIES = PHONE_PLANS.trim()
  .split('\n')
  .map((it) => it.slice(0, 2))

const READ: readonly (readonly [typed: string, country: string, kept: string])[] = [
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['6 12 34 56 78', 'FR', '+33612345678'],
  ['0033 6 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'SE', '+33612345678'],
  ['33612345678', 'FR', '+33612345678'],
  ['0689124321', 'NL', '+31689124321'],
  ['07911 123456', 'GB', '+447911123456'],
  ['+44 07911 123456', 'NL', '+447911123456'],
  ['(020) 7946 0018', 'GB', '+442079460018'],
  ['03-1234-5678', 'JP', '+81312345678'],
  ['０３ー１２３４ー５６７８', 'JP', '+81312345678'],
  ['010 46 70 123 45 67', 'JP', '+46701234567'],
  ['2222 3333', 'KW', '+96522223333'],
  ['٢٢٢٢ ٣٣٣٣', 'KW', '+96522223333'],
  ['965 2222 3333', 'KW', '+96522223333'],
  ['612 345 678', 'ES', '+34612345678'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['1-212-555-0123', 'US', '+12125550123'],
  ['011 46 70 123 45 67', 'US', '+46701234567'],
  ['416.555.0123', 'CA', '+14165550123'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['030/901820', 'DE', '+4930901820'],
  ['044 668 18 00', 'CH', '+41446681800'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['+39 (0)6 1234 5678', 'SE', '+390612345678'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['+7 812 345 67 89', 'SE', '+78123456789'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['(11) 96123-4567', 'BR', '+5511961234567'],
  ['0412 345 678', 'AU', '+61412345678'],
  ['0011 46 70 123 45 67', 'AU', '+46701234567'],
  ['010-2000-0000', 'KR', '+821020000000'],
  ['601 123 456', 'CZ', '+420601123456'],
  ['45 34 41 23 45', 'DK', '+4534412345'],
  ['46701234567', 'SE', '+46701234567'],
  ['070\u200b-123\u00ad 45\ufeff 67\u200d', 'SE', '+46701234567'],
  ['\u202a+46 70 123 45 67\u202c', 'FR', '+46701234567'],
]

const REFUSED: readonly (readonly [typed: string, country: string, key: string])[] = [
  ['12345', 'FR', 'length'],
  ['07911 123456', 'FR', 'length'],
  ['06 12 34 56', 'FR', 'length'],
  ['+999 612 345 678', 'FR', 'length'],
  ['+0612345678', 'FR', 'length'],
  ['+1 212 555 01', 'US', 'length'],
  ['555-0123', 'US', 'length'],
  ['612 345', 'ES', 'length'],
  ['2222 33', 'KW', 'length'],
  ['+', 'JP', 'digits'],
  ['call me', 'GB', 'digits'],
  ['06 12 34 56 78 ou 79', 'FR', 'digits'],
]

describe('a typed telephone number', () => {
  for (const [typed, country, phoneNumber] of READ) {
    it(`${typed} in ${country} is ${phoneNumber}`, () => {
      expect(readPhone(typed, country)).to.deep.equal({ phoneNumber })
    })
  }

  for (const [typed, country, key] of REFUSED) {
    it(`${typed} in ${country} is refused with the example of the country`, () => {
      const example = planOf(country)?.forms[0]?.example
      expect(readPhone(typed, country)).to.deep.equal({
        fault: { key: `field.phone.${key}`, values: { example } },
      })
    })
  }

  for (const country of COUNTRIES) {
    const { code = '', forms = [] } = planOf(country) ?? {}
    for (const { example } of forms) {
      it(`${example} is one of ${country}, and is parsed as it is displayed there and abroad`, () => {
        const reading = readPhone(example, country)
        const kept = 'phoneNumber' in reading ? reading.phoneNumber : ''
        expect(kept).to.match(new RegExp(`^\\+${code}\\d{4,12}$`))
        expect(formatPhone(kept, country)).to.equal(example)
        for (const reader of ['SE', 'US', 'JP', 'KW']) {
          expect(readPhone(formatPhone(kept, reader), reader), reader).to.deep.equal(reading)
        }
      })
    }
  }

  it('is known for every country of the standard', () => {
    expect(new Set(COUNTRIES).size).to.equal(250)
  })

  it('has no code before it where nobody knows the country, and is refused', () => {
    expect(readPhone('06 12 34 56 78', '')).to.have.property('fault')
    expect(readPhone('+33 6 12 34 56 78', '')).to.deep.equal({ phoneNumber: '+33612345678' })
  })
})
