/** What a tag manager is to hear of one who chooses a shirt, changes their mind, and buys it. */
const SHOWN = { item_id: 'TEE-S', item_name: 'Strand Tee', item_brand: 'Aalto', price: 24.9 }
const ROW = {
  item_id: 'TEE-S',
  item_name: 'Strand Tee',
  item_variant: 'S',
  price: 24.9,
  quantity: 1,
}
const LISTED = {
  item_list_id: 'search',
  item_list_name: 'search',
  items: [{ ...SHOWN, index: 0 }],
}
const WORTH = { currency: 'SEK', value: 24.9 }
const GOODS = { ...WORTH, items: [ROW] }

export const expectedGa4 = (transaction_id: string) =>
  Object.entries({
    'view_item_list 1': LISTED,
    'select_item 1': LISTED,
    'view_item 1': { ...WORTH, items: [SHOWN] },
    'add_to_cart 1': GOODS,
    'view_cart 1': GOODS,
    'add_to_cart 2': GOODS,
    'remove_from_cart 1': GOODS,
    'begin_checkout 1': GOODS,
    'add_shipping_info 1': { ...GOODS, shipping_tier: 'home' },
    'add_payment_info 1': { ...GOODS, payment_type: 'prepay' },
    'purchase 1': {
      transaction_id,
      ...{ currency: 'SEK', value: 19.92, tax: 18.78, shipping: 55.2 },
      items: [{ ...ROW, price: 19.92 }],
    },
  }).map(([event, ecommerce]) => ({ event: event.replace(/ \d$/, ''), ecommerce }))

const PRODUCT = { name: 'Strand Tee', id: 'TEE-S', price: '24.90' }
const SHOWN_PRODUCT = { ...PRODUCT, brand: 'Aalto' }
const BOUGHT = { ...PRODUCT, variant: 'S', quantity: 1 }
const products = [BOUGHT]

export const expectedEnhanced = (id: string) =>
  [
    [
      'productClick',
      {
        click: { actionField: { list: 'search' }, products: [{ ...SHOWN_PRODUCT, position: 1 }] },
      },
    ],
    ['detail', { detail: { products: [SHOWN_PRODUCT] } }],
    ['addToCart', { add: { products } }],
    ['addToCart', { add: { products } }],
    ['removeFromCart', { remove: { products } }],
    ['checkout', { checkout: { actionField: { step: 1 }, products } }],
    ['checkoutOption', { checkout_option: { actionField: { step: 2, option: 'home' } } }],
    ['checkoutOption', { checkout_option: { actionField: { step: 3, option: 'prepay' } } }],
    [
      'purchase',
      {
        purchase: {
          actionField: { id, revenue: '93.90', tax: '18.78', shipping: '55.20' },
          products: [{ ...BOUGHT, price: '19.92' }],
        },
      },
    ],
  ].map(([event, said]) => ({
    event,
    ecommerce: event === 'productClick' ? said : { currencyCode: 'SEK', ...Object(said) },
  }))
