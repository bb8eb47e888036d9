import { expect } from '@open-wc/testing'
import { articleLabel, chooseRow, chosenRows } from '../../src/model/returns.ts'

const row = { rowSystemId: 'r1', name: 'Sko', size: '42', color: 'Röd', quantity: 3 }

it('what is typed of a row, and what is wrong with it', () => {
  for (const [count, reason, kept, fault] of [
    ['', '', '0', undefined],
    ['0', '', '0', undefined],
    [' 2 ', 'too-big', '2', undefined],
    ['3', 'other', '3', undefined],
    ['2', '', '2', 'reason'],
    ['2', 'no-reason', '2', 'reason'],
    ['4', 'other', '4', 'count'],
    ['-1', 'other', '-1', 'count'],
    ['1.5', 'other', '1.5', 'count'],
    ['12345678901234', 'other', '1234567890', 'count'],
  ] as const) {
    const choice = chooseRow(row, { count, reason })
    expect([choice.count, choice.fault]).to.deep.equal([kept, fault])
  }
})

it('what is sent back is what was chosen without a fault', () => {
  const choices = [
    chooseRow(row, { count: '2', reason: 'damaged' }),
    chooseRow(row, { count: '0', reason: 'damaged' }),
    chooseRow(row, { count: '9', reason: 'damaged' }),
    chooseRow(row, { count: '1', reason: '' }),
  ]
  expect(chosenRows(choices)).to.deep.equal([{ rowSystemId: 'r1', quantity: 2, reason: 'damaged' }])
})

it('the name of an article includes its size and colour, if it has them', () => {
  expect(articleLabel(row)).to.equal('Sko, 42, Röd')
  expect(articleLabel({ ...row, size: undefined, color: '' })).to.equal('Sko')
})
