import { expect } from '@open-wc/testing'
import { readFavouriteCount, writeFavouriteCount } from '../../src/model/visitor-lists.ts'

describe('the count of favourites in a cookie', () => {
  it('reads as it was written, of a device and of an account', () => {
    for (const count of [0, 1, 100]) {
      for (const isOfAccount of [true, false]) {
        const read = readFavouriteCount(writeFavouriteCount({ count, isOfAccount }))
        expect(read).to.deep.equal({ count, isOfAccount })
      }
    }
  })

  it('is 0 for an unreadable value', () => {
    for (const value of [undefined, '', 'a', '-1', '1000', '3b', '3aa', '3 ']) {
      expect(readFavouriteCount(value)).to.deep.equal({ count: 0, isOfAccount: false })
    }
  })
})
