import { expect } from '@open-wc/testing'
import { unknown } from 'valibot'
import { getCart } from '../../src/services/cart-service.ts'
import { setContent } from '../../src/services/content.ts'
import { isCrossOrigin, shopOrigin } from '../../src/services/cross-origin.ts'
import { request } from '../../src/services/http.ts'
import { quickSearch } from '../../src/services/quick-search-service.ts'
import { SHOP, standAway } from '../helpers/other-site.ts'
import { stubFetch } from '../helpers/stub-fetch.ts'

const { origin } = location

describe('where the shop is', () => {
  for (const [api, shop, away] of [
    ['/api', origin, false],
    ['', origin, false],
    [`${origin}/v1`, origin, false],
    ['https://', origin, false],
    ['https://shop.test/api', 'https://shop.test', true],
    ['//shop.test/api', `${location.protocol}//shop.test`, true],
    [origin.replace(/\d+$/, '1'), origin.replace(/\d+$/, '1'), true],
  ] as const) {
    it(`is ${away ? 'elsewhere' : 'here'} for data-api="${api}"`, () => {
      standAway(api)

      expect([shopOrigin(), isCrossOrigin()]).to.deep.equal([shop, away])
    })
  }
})

describe('an answer away from the shop', () => {
  const ANSWER = {
    orderRows: [
      { rowSystemId: '1', quantity: 1, url: '/p/1', image: '/images/1.svg', name: '/p/1' },
    ],
    checkoutUrl: '/en/checkout',
  }

  it('leads to the shop with its addresses, and is as it was in all else', async () => {
    standAway()
    stubFetch({ 'GET /api/cart': { body: ANSWER } })

    const { orderRows, checkoutUrl } = await getCart()

    const [{ url, image, name } = { url: '' }] = orderRows
    expect([url, image, name, checkoutUrl]).to.deep.equal([
      `${SHOP}/p/1`,
      `${SHOP}/images/1.svg`,
      '/p/1',
      `${SHOP}/en/checkout`,
    ])
  })

  it('keeps an address that is whole', async () => {
    standAway()
    const url = 'https://cdn.test/p'
    stubFetch({ 'POST /api/quickSearch': { body: [{ name: 'a', category: 'b', url }] } })

    expect((await quickSearch('a'))[0]?.url).to.equal(url)
  })

  it('is as the shop has written it at home', async () => {
    standAway('/api')
    stubFetch({ 'GET /api/cart': { body: ANSWER } })

    expect((await getCart()).checkoutUrl).to.equal('/en/checkout')
  })

  it('leads to the shop with its html too', async () => {
    standAway()
    const place = document.createElement('div')
    const images = JSON.stringify([{ src: '/images/2.svg', alt: '/a' }]).replaceAll('"', '&quot;')

    await setContent(
      place,
      `<a href="/p/1">/p/1</a><a href="https://cdn.test/x">x</a>
       <img src="/images/1.svg" srcset="/images/1.svg 1x, /images/2.svg 2x" alt="">
       <lightbox-images images="${images}"></lightbox-images>
       <size-guide sizeguide="{"></size-guide>`,
    )

    const values = [...place.querySelectorAll('*')].flatMap((it) =>
      [...it.attributes].map(({ value }) => value).filter(Boolean),
    )
    expect(values).to.deep.equal([
      `${SHOP}/p/1`,
      'https://cdn.test/x',
      `${SHOP}/images/1.svg`,
      `${SHOP}/images/1.svg 1x, ${SHOP}/images/2.svg 2x`,
      JSON.stringify([{ src: `${SHOP}/images/2.svg`, alt: '/a' }]),
      '{',
    ])
    expect(place.querySelector('a')?.textContent).to.equal('/p/1')
  })
})

describe('the token away from the shop', () => {
  const write = () => request('POST', '/api/newsletter/subscribe', unknown(), { body: {} })
  const refused = { status: 403, body: { message: 'genericerror' } }

  it('is not requested by a page that has none', async () => {
    standAway()
    const calls = stubFetch({ 'POST /api/newsletter/subscribe': refused })

    const status = await write().catch((error) => error.status)

    expect([status, calls.length]).to.deep.equal([403, 1])
  })

  it('is renewed for a page that has one, as a backend with cookies wants it', async () => {
    standAway()
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="request-verification-token" content="old">',
    )
    const calls = stubFetch({
      'POST /api/newsletter/subscribe': [refused, {}],
      'GET /api/token': { body: { token: 'new' } },
    })
    try {
      await write()
    } finally {
      document.querySelector('meta[name="request-verification-token"]')?.remove()
    }

    expect(calls.map(({ headers }) => headers.get('RequestVerificationToken'))).to.deep.equal([
      'old',
      null,
      'new',
    ])
  })
})
