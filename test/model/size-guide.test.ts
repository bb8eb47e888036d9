import { expect } from '@open-wc/testing'
import { panelIdOf } from '../../src/model/size-guide.ts'

it('the panel of a guide is named after it', () => {
  expect(panelIdOf('shoes')).to.equal('shoes-panel')
})
