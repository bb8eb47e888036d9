import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/buy-button/buy-button-view.tsx'

define('buy-button')

/** Lines that TypeScript must refuse in a page written in React; `check:types` fails if it does not. */
export const lines = [
  <buy-button articlenumber="A1" key="good" />,
  <size-input key="also good" producttype="Item" sizeinputfields="[]" />,
  // @ts-expect-error -- one of two words
  <size-input key="value" producttype="Other" sizeinputfields="[]" />,
  // @ts-expect-error -- the article is required
  <buy-button key="missing" label="Buy" />,
]

describe('the typings', () => {
  it('are those of the elements', () => {
    const buy = document.createElement('buy-button')

    buy.articleNumber = 'A1'
    buy.outOfStock = true
    buy.maxQuantity = 5

    expect(buy.outerHTML).to.equal(
      '<buy-button articlenumber="A1" outofstock="" maxquantity="5"></buy-button>',
    )
    expect([buy.outOfStock, buy.maxQuantity, buy.authenticated]).to.deep.equal([true, 5, false])
  })

  it('refuse what the elements do not take', () => {
    const buy = document.createElement('buy-button')

    // @ts-expect-error -- a boolean, not a word
    buy.outOfStock = 'false'
    // @ts-expect-error -- no such property
    buy.quantity = 1

    expect(buy.outOfStock).to.equal(false)
  })
})
