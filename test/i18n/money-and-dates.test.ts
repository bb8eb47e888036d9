import { expect } from '@open-wc/testing'
import { formatDate, formatDay, formatDays } from '../../src/i18n/dates.ts'
import { formatMoney } from '../../src/i18n/money.ts'
import { unbroken, unbrokenDate, unbrokenNumber, withoutJoiners } from '../../src/i18n/unbroken.ts'

/** On one line, as dates are. */
const whole = (date: string) => date.replaceAll(' ', '\u00a0').replace('–', '–\u2060')

describe('money', () => {
  const cases: [minor: number, swedish: string, english: string][] = [
    [124_900, '1\u00a0249\u00a0kr', 'SEK\u00a01,249'],
    [124_950, '1\u00a0249,50\u00a0kr', 'SEK\u00a01,249.50'],
    [5, '0,05\u00a0kr', 'SEK\u00a00.05'],
    [0, '0\u00a0kr', 'SEK\u00a00'],
    [-10_000, '\u2212100\u00a0kr', '-SEK\u00a0100'],
    [123_456_789_00, '123\u00a0456\u00a0789\u00a0kr', 'SEK\u00a0123,456,789'],
  ]
  for (const [minor, swedish, english] of cases) {
    it(`of ${minor} öre is ${swedish}, ${english}`, () => {
      expect(formatMoney(minor, 'SEK', 'sv')).to.equal(swedish)
      expect(formatMoney(minor, 'SEK', 'en')).to.equal(english)
    })
  }

  it('of another currency names it', () => {
    expect(formatMoney(100, 'EUR', 'en')).to.equal('EUR\u00a01')
  })

  it('has the minor units that its currency has', () => {
    expect(formatMoney(57, 'JPY', 'en')).to.equal('JPY\u00a057')
    expect(formatMoney(12_500, 'KWD', 'en')).to.equal('KWD\u00a012.500')
    expect(formatMoney(5_700, 'USD', 'sv')).to.equal('57\u00a0US$')
    expect(formatMoney(5_700, 'HUF', 'en')).to.equal('HUF\u00a057')
    expect(formatMoney(1_233, 'CHF', 'sv')).to.equal('12,33\u00a0CHF')
  })

  it('of no currency is a number', () => {
    expect([formatMoney(5_700, '', 'sv'), formatMoney(5_750, '', 'en')]).to.deep.equal([
      '57',
      '57.50',
    ])
  })
})

describe('a day', () => {
  const now = new Date('2026-11-21')

  it('is short, without the year that it is', () => {
    expect(formatDay('2026-12-12', 'sv', now)).to.equal(whole('12 dec'))
    expect(formatDay('2026-12-12', 'en', now)).to.equal(whole('12 Dec'))
  })

  it('of another year names the year', () => {
    expect(formatDay('2027-01-02', 'sv', now)).to.equal(whole('2 jan 2027'))
  })

  it('is the same day everywhere, and a time is one of its zone', () => {
    expect(formatDate('2026-12-12', 'sv')).to.equal(whole('12 december 2026'))
    expect(formatDate('2026-12-12T23:30:00Z', 'sv', 'Europe/Stockholm')).to.contain(
      whole('13 december 2026'),
    )
    expect(formatDate('2026-12-12T23:30:00Z', 'sv', 'Europe/Stockholm')).to.contain('00:30')
  })

  it('that is no date is shown as is', () => {
    expect([formatDay('snart', 'sv'), formatDate('', 'en')]).to.deep.equal(['snart', ''])
  })
})

describe('days of arrival', () => {
  const cases: [first: string, last: string, swedish: string, english: string][] = [
    ['2026-11-24', '2026-11-25', 'tis 24–ons 25 nov', 'Tue 24–Wed 25 Nov'],
    ['2026-11-30', '2026-12-01', 'mån 30 nov–tis 1 dec', 'Mon 30 Nov–Tue 1 Dec'],
    ['2026-12-30', '2027-01-04', 'ons 30 dec–mån 4 jan', 'Wed 30 Dec–Mon 4 Jan'],
    ['2026-05-04', '2026-05-04', 'mån 4 maj', 'Mon 4 May'],
  ]

  for (const [first, last, swedish, english] of cases) {
    it(`from ${first} to ${last} are ${swedish}`, () => {
      expect(formatDays(first, last, 'sv')).to.equal(whole(swedish))
      expect(formatDays(first, last, 'en')).to.equal(whole(english))
    })
  }
})

describe('what belongs to a number', () => {
  const JOINER = '\u2060'
  const cases: [written: string, whole: string][] = [
    ['Vardagar 9–17.', `Vardagar 9–${JOINER}17.`],
    ['öppet 10–19', `öppet 10–${JOINER}19`],
    ['Storlek 36–39', `Storlek 36–${JOINER}39`],
    ['2–5 vardagar', `2–${JOINER}5 vardagar`],
    ['Drop 8 mm', 'Drop 8\u00a0mm'],
    ['2–24 kg per hantel', `2–${JOINER}24\u00a0kg per hantel`],
    ['500 ml', '500\u00a0ml'],
    ['Köp nu – betala sedan', 'Köp nu – betala sedan'],
    ['Storlek 5 gånger', 'Storlek 5 gånger'],
    ['12 mån garanti, 3 lag', '12 mån garanti, 3 lag'],
  ]
  for (const [written, expected] of cases) {
    it(`is kept together in "${written}", once`, () => {
      expect(unbroken(written)).to.equal(expected)
      expect(unbroken(unbroken(written))).to.equal(expected)
    })
  }

  it('is kept together in a date and a number of groups', () => {
    expect(unbrokenDate('tisdag 24 november 2026 kl. 10:00')).to.equal(
      'tisdag 24\u00a0november\u00a02026 kl. 10:00',
    )
    expect(unbrokenNumber('070-174 06 06')).to.equal('070-174\u00a006\u00a006')
  })

  it('is kept by no unseen sign in a mail', () => {
    expect(withoutJoiners(unbroken('9–17'))).to.equal('9–17')
  })
})
