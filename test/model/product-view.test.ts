import { expect } from '@open-wc/testing'
import { isOneArticle } from '../../src/model/product-view.ts'

const variant = (sizes?: readonly unknown[]) => ({ VariantId: 'A1', Color: 'Röd', sizes })

it('there is nothing to choose of one article', () => {
  for (const [variants, expected] of [
    [undefined, true],
    [[], true],
    [[variant([{}])], true],
    [[variant([{}, {}])], false],
    [[variant()], false],
    [[variant([{}]), variant([{}])], false],
  ] as const) {
    expect(isOneArticle({ variants })).to.equal(expected)
  }
})
