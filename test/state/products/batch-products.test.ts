import { expect } from '@open-wc/testing'
import { MAX_NAMED_PRODUCTS } from '../../../src/model/limits.ts'
import { HttpError } from '../../../src/services/http-error.ts'
import { askWithSizes as askTogether } from '../../../src/state/products/follow-product.ts'
import { type Call, type StubbedResponse, stubFetch } from '../../helpers/stub-fetch.ts'

const namesIn = ({ path }: Call) =>
  new URL(path, location.href).searchParams.get('products')?.split(',') ?? []
const sold = (...ids: string[]): StubbedResponse => ({
  body: ids.map((it) => ({ productId: it, articleNumber: `${it}-1`, name: `Name of ${it}` })),
})

describe('products that are requested at the same moment', () => {
  it('are one call, each name once and in one order; each caller gets its own product', async () => {
    const calls = stubFetch({ 'GET /api/products': sold('1042', 'B', 'å&1') })

    const asked = ['å&1', 'B', '1042', 'B', 'gone'].map((it) => askTogether('products', it))
    const found = await Promise.all(asked)

    expect(calls.map((it) => it.path)).to.deep.equal([
      '/api/products?products=1042,B,gone,%C3%A5%261',
    ])
    expect(found.map((it) => it?.name)).to.deep.equal([
      'Name of å&1',
      'Name of B',
      'Name of 1042',
      'Name of B',
      undefined,
    ])
  })

  it('are requested separately from articles, which are named by number', async () => {
    const calls = stubFetch({ 'GET /api/products': sold('A', 'A-1') })

    const [product, article] = await Promise.all([
      askTogether('products', 'A-1'),
      askTogether('articles', 'A-1'),
    ])

    expect(calls.map((it) => it.path)).to.have.members([
      '/api/products?products=A-1',
      '/api/products?articles=A-1',
    ])
    expect([product?.name, article?.name]).to.deep.equal(['Name of A-1', 'Name of A'])
  })

  it('are several calls where one may not name so many', async () => {
    const calls = stubFetch({ 'GET /api/products': (call) => sold(...namesIn(call)) })
    const ids = Array.from({ length: MAX_NAMED_PRODUCTS + 1 }, (_, at) => `P${at}`)

    const found = await Promise.all(ids.map((it) => askTogether('products', it)))

    expect(calls.map((it) => namesIn(it).length)).to.deep.equal([MAX_NAMED_PRODUCTS, 1])
    expect(found.map((it) => it?.productId)).to.deep.equal(ids)
  })

  it('are requested anew the next time, also after a failure that all callers received', async () => {
    const failure = { status: 500, body: { message: 'genericerror' } }
    const calls = stubFetch({ 'GET /api/products': [failure, sold('A', 'B')] })
    const heard = (error: unknown) => (error instanceof HttpError ? error.status : error)

    const first = ['A', 'B'].map((it) => askTogether('products', it).catch(heard))
    const failed = await Promise.all(first)
    const again = await askTogether('products', 'A')

    expect([failed, again?.productId, calls.length]).to.deep.equal([[500, 500], 'A', 2])
  })

  it('bypass the browser’s cache if they may have changed', async () => {
    stubFetch({ 'GET /api/products': sold('A') })
    const caches: unknown[] = []
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      caches.push(init?.cache)
      return fetch(input, init)
    }

    await askTogether('products', 'A')
    await Promise.all([askTogether('products', 'A'), askTogether('products', 'A', true)])

    expect(caches).to.deep.equal(['default', 'default', 'no-cache'])
  })
})
