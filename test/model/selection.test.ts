import { expect } from '@open-wc/testing'
import { moveSelection } from '../../src/model/selection.ts'

describe('the selection', () => {
  const cases: [selected: number, step: 1 | -1, count: number, next: number][] = [
    [-1, 1, 3, 0],
    [-1, -1, 3, 2],
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [-1, 1, 0, -1],
    [-1, -1, 0, -1],
    [0, 1, 1, 0],
  ]
  for (const [selected, step, count, next] of cases) {
    it(`moves by ${step} from ${selected} of ${count} to ${next}`, () => {
      expect(moveSelection(selected, step, count)).to.equal(next)
    })
  }
})
