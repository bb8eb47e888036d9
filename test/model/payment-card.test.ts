import { expect } from '@open-wc/testing'
import {
  findCardProblems,
  groupDigits,
  hasCheckDigit,
  isPersonalNumber,
  isSameCard,
} from '../../src/model/payment-card.ts'

const TODAY = new Date(2026, 10, 20)
const GOOD = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' }

describe('a card', () => {
  it('is good with a check digit, a month to come and a code', () => {
    expect(findCardProblems(GOOD, TODAY)).to.deep.equal([])
    expect(
      findCardProblems({ ...GOOD, number: '378282246310005', cvc: '1234' }, TODAY),
    ).to.deep.equal([])
  })

  it('receives what is wrong with each field', () => {
    const cases: [Partial<typeof GOOD>, string[]][] = [
      [{ number: '' }, ['number.missing']],
      [{ number: '4242 4242 4242 4241' }, ['number.wrong']],
      [{ number: '4242' }, ['number.wrong']],
      [{ expiry: '' }, ['expiry.missing']],
      [{ expiry: '13/26' }, ['expiry.wrong']],
      [{ expiry: '1' }, ['expiry.wrong']],
      [{ expiry: '10/26' }, ['expiry.past']],
      [{ cvc: '' }, ['cvc.missing']],
      [{ cvc: '12' }, ['cvc.wrong']],
      [{ number: '', expiry: '', cvc: '' }, ['number.missing', 'expiry.missing', 'cvc.missing']],
    ]
    for (const [wrong, problems] of cases) {
      expect(findCardProblems({ ...GOOD, ...wrong }, TODAY)).to.deep.equal(problems)
    }
  })

  it('is the same however it is spaced', () => {
    expect(isSameCard(GOOD, '4242424242424242')).to.equal(true)
    expect(groupDigits('4242-42424242 4242')).to.equal('4242 4242 4242 4242')
    expect(groupDigits('42424')).to.equal('4242 4')
  })
})

describe('a check digit', () => {
  it('catches each slip of one digit', () => {
    const good = '4242424242424242'
    for (let index = 0; index < good.length; index += 1) {
      const slip = String((Number(good[index]) + 1) % 10)
      expect(hasCheckDigit(good.slice(0, index) + slip + good.slice(index + 1))).to.equal(false)
    }
    expect(hasCheckDigit('')).to.equal(false)
  })

  it('is in a personal number with or without the century', () => {
    for (const good of ['19121212-1212', '1212121212', '121212-1212']) {
      expect(isPersonalNumber(good)).to.equal(true)
    }
    for (const bad of ['19121212-1213', '12', '']) expect(isPersonalNumber(bad)).to.equal(false)
  })
})
