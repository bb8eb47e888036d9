import { expect } from '@open-wc/testing'
import { isPlainClick } from '../../src/model/plain-click.ts'

describe('a press on a link', () => {
  it('is plain with the first button alone', () => {
    expect(isPlainClick(new MouseEvent('click'))).to.equal(true)
  })

  it('is not with a key held, or with another button', () => {
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(isPlainClick(new MouseEvent('click', { [key]: true })), key).to.equal(false)
    }
    expect(isPlainClick(new MouseEvent('click', { button: 1 })), 'button').to.equal(false)
  })
})
