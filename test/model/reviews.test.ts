import { expect } from '@open-wc/testing'
import { canFit, fitOf, plainReview, ratingOf, shortName } from '../../src/model/reviews.ts'

it('the average has one decimal, and no stars are not zero stars', () => {
  for (const [count, sum, rating] of [
    [0, 0, undefined],
    [1, 5, { count: 1, average: 5 }],
    [3, 13, { count: 3, average: 4.3 }],
    [2, 9, { count: 2, average: 4.5 }],
  ] as const) {
    expect(ratingOf(count, sum)).to.deep.equal(rating)
  }
})

it('the majority’s opinion on the size, once there are enough', () => {
  for (const [small, own, large, fit] of [
    [0, 2, 0, undefined],
    [0, 3, 0, 'true'],
    [2, 1, 0, 'small'],
    [1, 1, 2, 'mixed'],
    [0, 1, 4, 'large'],
  ] as const) {
    expect(fitOf({ small, true: own, large })).to.equal(fit)
  }
})

it('one of several sizes can fit; a weight, a volume or a length cannot', () => {
  for (const [sizes, expected] of [
    [['S', 'M'], true],
    [['42', null, '43'], true],
    [['S'], false],
    [[null, null], false],
    [['4 kg', '8 kg'], false],
    [['S', '8 kg'], false],
    [['1 m', '2 m'], false],
  ] as const) {
    expect(canFit(sizes)).to.equal(expected)
  }
})

it('a review is lines of plain characters', () => {
  for (const [typed, kept] of [
    ['  Bra  ', 'Bra'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a\u0007b', 'ab'],
    ['\n\n', ''],
  ] as const) {
    expect(plainReview(typed)).to.equal(kept)
  }
})

it('a buyer is called by the first name and an initial', () => {
  for (const [firstName, lastName, name] of [
    ['Anna', 'Lind', 'Anna L.'],
    ['Anna Karin', 'lind', 'Anna l.'],
    ['Anna', '', 'Anna'],
    ['', 'Lind', 'L.'],
    ['x'.repeat(50), '', 'x'.repeat(40)],
  ] as const) {
    expect(shortName({ firstName, lastName })).to.equal(name)
  }
})
