import { expect } from '@open-wc/testing'
import { type Article, errorKey, findArticleErrors, hasErrors } from '../../src/model/article.ts'

const faultOf = (article: Partial<Article>) => {
  const whole = { articleNumber: 'A1', quantity: 1, ...article }
  return findArticleErrors([whole]).byField[errorKey(whole)]
}

describe('an add to the cart', () => {
  it('needs at least one article', () => {
    expect(findArticleErrors([])).to.deep.equal({
      byField: {},
      articles: [{ key: 'addtocart.minimumone' }],
    })
  })

  it('is fine within stock, and where stock is not checked', () => {
    const articles = [
      { articleNumber: 'A1', quantity: 3, maxQuantity: 3 },
      { articleNumber: 'A2', quantity: 100 },
    ]

    expect(hasErrors(findArticleErrors(articles))).to.equal(false)
  })

  it('names the field of each article of which there are too few', () => {
    const articles = [
      { articleNumber: 'A1', quantity: 4, maxQuantity: 3, fieldId: '17' },
      { articleNumber: 'A2', quantity: 1, maxQuantity: 3 },
      { articleNumber: 'A3', quantity: 2, maxQuantity: 0 },
    ]

    expect(findArticleErrors(articles)).to.deep.equal({
      byField: {
        articleSizeInputField17: { key: 'sizeInput.tooMany', values: { max: 3 } },
        articleSizeInputFieldA3: { key: 'sizeInput.tooMany', values: { max: 0 } },
      },
      articles: [],
    })
  })

  const refused: [quantity: number, key: string][] = [
    [0, 'quantity.toosmall'],
    [-1, 'quantity.toosmall'],
    [101, 'quantity.toobig'],
    [0.5, 'quantity.notwhole'],
    [NaN, 'quantity.notwhole'],
    [Infinity, 'quantity.notwhole'],
    [1e21, 'quantity.toobig'],
  ]
  for (const [quantity, key] of refused) {
    it(`refuses a quantity of ${quantity}`, () => {
      expect(faultOf({ quantity })?.key).to.equal(key)
    })
  }
})
