import { expect } from '@open-wc/testing'
import { companyPrice, lowestSteps, stepAfter, stepAt } from '../../src/model/price-steps.ts'

const step = (from: number, price: number) => ({ from, price })

it('the lowest price that applies to a quantity is paid', () => {
  for (const [price, offered, expected] of [
    [100, [], { price: 100, steps: [] }],
    [100, [step(1, 120)], { price: 100, steps: [] }],
    [100, [step(1, 90)], { price: 90, steps: [] }],
    [100, [step(10, 80), step(1, 90)], { price: 90, steps: [step(10, 80)] }],
    [100, [step(10, 80), step(5, 80), step(20, 85)], { price: 100, steps: [step(5, 80)] }],
    [100, [step(10, 80), step(10, 70)], { price: 100, steps: [step(10, 70)] }],
    [100, [step(1, 90), step(1, 70)], { price: 70, steps: [] }],
  ] as const) {
    expect(companyPrice(price, offered)).to.deep.equal(expected)
  }
})

it('the step of a number of pieces, and the next one', () => {
  const steps = [step(10, 80), step(20, 70)]
  expect(
    [1, 9, 10, 19, 20, 500].map((it) => [stepAt(steps, it)?.from, stepAfter(steps, it)?.from]),
  ).to.deep.equal([
    [undefined, 10],
    [undefined, 10],
    [10, 20],
    [10, 20],
    [20, undefined],
    [20, undefined],
  ])
})

it('steps of several articles say the lowest price of each', () => {
  expect(
    lowestSteps([
      { price: 100, steps: [step(10, 80)] },
      { price: 100, steps: [step(10, 80), step(50, 60)] },
    ]),
  ).to.deep.equal([
    { from: 10, price: 80, isFrom: false },
    { from: 50, price: 60, isFrom: true },
  ])
})
