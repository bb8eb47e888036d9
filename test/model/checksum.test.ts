import { expect } from '@open-wc/testing'
import { checksum } from '../../src/model/checksum.ts'

it('is FNV-1a, which tells texts apart', () => {
  for (const [text, sum] of [
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ] as const) {
    expect(checksum(text)).to.equal(sum.toString(36))
  }
  const texts = ['', 'a', 'b', 'ab', 'ba', 'å', 'A', ' a']
  expect(new Set(texts.map(checksum)).size).to.equal(texts.length)
})
