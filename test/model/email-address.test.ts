import { expect } from '@open-wc/testing'
import { readEmail } from '../../src/model/validation.ts'

const ADDRESSES = [
  'ada@example.org',
  "o'brien+shop@mail.example.co.uk",
  'a.b-c_d@exempel.museum',
  'åsa@räksmörgås.se',
  'ada@xn--rksmrgs-5wao1o.se',
]

const NO_ADDRESSES = [
  'ada@example.org,',
  'ada@example.org;',
  'ada@example.org.',
  '<ada@example.org>',
  'Ada <ada@example.org>',
  'mailto:ada@example.org',
  'a@b.example;c@d.example',
  'a@b.example,c@d.example',
  'a@b.example c@d.example',
  '"ada"@example.org',
  'ada@example.org (work)',
  'ada@example',
  'ada@localhost',
  'ada@192.168.1.1',
  'ada@exam_ple.org',
  'ada@-example.org',
  'ada@example-.org',
  'ada@example..org',
  'ada@@example.org',
  '@example.org',
  'ada',
  'ada.example.org',
  `${'x'.repeat(65)}@example.org`,
  `ada@${'x.'.repeat(130)}se`,
]

describe('an e-mail address', () => {
  it('is read without the spaces and signs that come along with it', () => {
    expect(readEmail(' \u200bada@\u2060example\u00ad.org\ufeff ')).to.deep.equal({
      email: 'ada@example.org',
    })
  })

  for (const address of ADDRESSES) {
    it(`may be ${address}`, () => expect(readEmail(address)).to.deep.equal({ email: address }))
  }
  for (const typed of NO_ADDRESSES) {
    it(`is not ${typed.slice(0, 40)}`, () =>
      expect(readEmail(typed)).to.deep.equal({ fault: { key: 'validation.email' } }))
  }
})
