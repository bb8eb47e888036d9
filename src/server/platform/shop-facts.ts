/** Who keeps the shop. Numbers are from ranges that are never given to anybody. */
export const SHOP = {
  company: 'Courtside Sport AB',
  organizationNumber: '559000-0001',
  vatNumber: 'SE559000000101',
  street: 'Arenagatan 4',
  postcode: '123 45',
  town: 'Bollstad',
  phone: '08-465 004 10',
  phoneUrl: 'tel:+46846500410',
  email: 'kundservice@courtside.example',
  bankgiro: '000-0000',
} as const

/** Days to send back a private purchase; the law's fourteen and some more. */
export const RETURN_DAYS = 30
/** What delivery of an ordinary parcel costs, in öre, as each storefront states its prices. */
export const DELIVERY_FROM = { sport: 4_900, professional: 9_900 } as const
/** Goods for this much are delivered free of charge, in öre, as each storefront states its prices. */
export const FREE_DELIVERY_FROM = { sport: 59_900, professional: 250_000 } as const

/** Where the cart leads. */
export const CHECKOUT_PATH = '/checkout'
/** Where a private customer withdraws from a contract. */
export const WITHDRAW_PATH = '/withdraw'
