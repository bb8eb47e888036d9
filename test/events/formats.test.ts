import { expect } from '@open-wc/testing'
import { enhancedEntries } from '../../src/events/tracking/adapters/enhanced.ts'
import { ga4Entries } from '../../src/events/tracking/track-ga4.ts'
import { allowed } from '../../src/events/tracking/tracked-event.ts'

const SHOE = {
  item_id: 'A1',
  item_name: 'Sko',
  item_brand: 'Asklöp',
  item_variant: 'Blå, 42',
  price: 599.5,
  quantity: 2,
}
const GOODS = { currency: 'SEK', value: 1199, items: [SHOE] }
const PRODUCT = {
  name: 'Sko',
  id: 'A1',
  price: '599.50',
  brand: 'Asklöp',
  variant: 'Blå, 42',
  quantity: 2,
}
const LISTED = {
  item_list_id: 'c/shoes',
  item_list_name: 'Skor',
  items: [{ ...SHOE, index: 0 }],
}
const ORDER = { ...GOODS, transaction_id: 'C-1', tax: 240, shipping: 49, coupon: 'VAR' }

describe('an event in the format of GA4', () => {
  it('clears earlier fields, and writes numbers', () => {
    expect(ga4Entries('add_to_cart', GOODS)).to.deep.equal([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: GOODS },
    ])
  })

  it('is flat where nothing is sold', () => {
    expect(ga4Entries('sign_up', { method: 'B2C' })).to.deep.equal([
      { event: 'sign_up', method: 'B2C' },
    ])
  })
})

describe('an event in the format before it', () => {
  const coded = (ecommerce: object) => ({ currencyCode: 'SEK', ...ecommerce })
  const CASES = [
    [
      'select_item',
      LISTED,
      'productClick',
      { click: { actionField: { list: 'Skor' }, products: [{ ...PRODUCT, position: 1 }] } },
    ],
    ['view_item', GOODS, 'detail', coded({ detail: { products: [PRODUCT] } })],
    ['add_to_cart', GOODS, 'addToCart', coded({ add: { products: [PRODUCT] } })],
    ['remove_from_cart', GOODS, 'removeFromCart', coded({ remove: { products: [PRODUCT] } })],
    [
      'begin_checkout',
      GOODS,
      'checkout',
      coded({ checkout: { actionField: { step: 1 }, products: [PRODUCT] } }),
    ],
    [
      'add_shipping_info',
      { ...GOODS, shipping_tier: 'home' },
      'checkoutOption',
      coded({ checkout_option: { actionField: { step: 2, option: 'home' } } }),
    ],
    [
      'add_payment_info',
      { ...GOODS, payment_type: 'card' },
      'checkoutOption',
      coded({ checkout_option: { actionField: { step: 3, option: 'card' } } }),
    ],
    [
      'purchase',
      ORDER,
      'purchase',
      coded({
        purchase: {
          actionField: {
            id: 'C-1',
            revenue: '1488.00',
            tax: '240.00',
            shipping: '49.00',
            coupon: 'VAR',
          },
          products: [PRODUCT],
        },
      }),
    ],
    [
      'refund',
      { ...GOODS, transaction_id: 'C-1', tax: 240, shipping: 0 },
      'refund',
      coded({ refund: { actionField: { id: 'C-1' }, products: [PRODUCT] } }),
    ],
    ['refund', { transaction_id: 'C-1' }, 'refund', { refund: { actionField: { id: 'C-1' } } }],
  ] as const

  for (const [name, facts, event, ecommerce] of CASES) {
    it(`is "${event}" for ${name}${'items' in facts ? ' with items' : ''}`, () => {
      expect(enhancedEntries(name, facts)).to.deep.equal([{ event, ecommerce }])
    })
  }

  it('is none for lists and for a look at the cart', () => {
    expect(enhancedEntries('view_item_list', LISTED)).to.deep.equal([])
    expect(enhancedEntries('view_cart', GOODS)).to.deep.equal([])
  })

  it('names a registration', () => {
    expect(enhancedEntries('sign_up', { method: 'B2B' })).to.deep.equal([
      { event: 'insiderRegistration', registrationType: 'B2B' },
    ])
  })
})

describe('what is allowed of an event', () => {
  it('is what is named for it, in texts and numbers', () => {
    const item = { ...SHOE, stock: 5, email: 'kim@example.com', price: Number.NaN }
    const said = { ...ORDER, items: [item], email: 'kim@example.com', tax: { deep: 'kim' } }

    expect(allowed('purchase', said)).to.deep.equal({
      transaction_id: 'C-1',
      currency: 'SEK',
      value: 1199,
      shipping: 49,
      coupon: 'VAR',
      items: [
        {
          item_id: 'A1',
          item_name: 'Sko',
          item_brand: 'Asklöp',
          item_variant: 'Blå, 42',
          quantity: 2,
        },
      ],
    })
    expect(allowed('sign_up', said)).to.deep.equal({ items: allowed('purchase', said).items })
  })
})
