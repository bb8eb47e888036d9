import { expect } from '@open-wc/testing'
import { isEnergyClass } from '../../src/model/energy-label.ts'

it('the classes are A to G, in capitals and alone', () => {
  for (const text of ['A', 'D', 'G']) expect(isEnergyClass(text)).to.equal(true)
  for (const text of ['', 'a', 'H', 'A+', 'AB', ' A']) expect(isEnergyClass(text)).to.equal(false)
})
