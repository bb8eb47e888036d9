import { expect } from '@open-wc/testing'
import { tidyBase } from '../../src/model/page-config.ts'

it('the base of every call has no slash at its end, and is /api by default', () => {
  for (const [written, base] of [
    [null, '/api'],
    [undefined, '/api'],
    ['/api/', '/api'],
    ['https://shop.example/api//', 'https://shop.example/api'],
    ['', ''],
    ['/', ''],
  ] as const) {
    expect(tidyBase(written)).to.equal(base)
  }
})
