import { expect } from '@open-wc/testing'
import {
  articleQuery,
  cardQuery,
  listQuery,
  productsFor,
  queryFields,
} from '../../src/model/product-queries.ts'

it('a card is of its article, else of its product', () => {
  for (const [attributes, question] of [
    [{}, undefined],
    [{ articleNumber: 'A' }, { articles: ['A'] }],
    [{ productId: 'P' }, { products: ['P'] }],
    [{ articleNumber: 'A', productId: 'P' }, { articles: ['A'] }],
  ] as const) {
    expect(cardQuery(attributes)).to.deep.equal(question)
  }
  expect(articleQuery({ productId: 'P' })).to.equal(undefined)
})

it('a list is by the first that it names, at most so many', () => {
  const rest = { count: undefined, order: undefined }
  for (const [attributes, question] of [
    [{}, undefined],
    [{ count: 4 }, undefined],
    [{ articles: 'A, B,,C', count: 2 }, { articles: ['A', 'B'] }],
    [{ articles: 'A,B', count: -1 }, { articles: ['A', 'B'] }],
    [
      { query: 'x', campaign: 'all' },
      { campaign: 'all', ...rest },
    ],
    [
      { query: 'x', category: 'c', count: 4, order: 'name' },
      { category: 'c', count: 4, order: 'name' },
    ],
    [{ query: 'x' }, { query: 'x', ...rest }],
  ] as const) {
    expect(listQuery(attributes)).to.deep.equal(question)
  }
})

it('a query consists of the fields of the call, without empty ones', () => {
  expect(queryFields({ articles: ['A', 'B'] })).to.deep.equal([['articles', ['A', 'B']]])
  expect(queryFields({ query: 'x', count: 4, order: undefined })).to.deep.equal([
    ['query', ['x']],
    ['count', ['4']],
  ])
})

it('what answers stands in the order of its names, in capitals or not', () => {
  const product = (articleNumber: string) => ({ productId: 'P', articleNumber, name: 'Boll' })
  const [one, two] = [product('A1'), product('B2')]
  expect(productsFor({ articles: ['b2', 'C3', 'A1'] }, [one, two])).to.deep.equal([two, one])
  expect(productsFor({ products: ['p'] }, [one, two])).to.deep.equal([one])
  expect(productsFor({ query: 'x' }, [one, two])).to.deep.equal([one, two])
})
