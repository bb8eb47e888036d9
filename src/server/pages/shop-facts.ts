/** Who keeps the shop. Numbers are from ranges that are never given to anybody. */
export const SHOP = {
  company: 'Courtside Sport AB',
  organisationNumber: '559000-0001',
  vatNumber: 'SE559000000101',
  street: 'Arenagatan 4',
  postcode: '123 45',
  town: 'Bollstad',
  phone: '08-465 004 10',
  phoneUrl: 'tel:+46846500410',
  email: 'kundservice@courtside.example',
} as const

/** Days to send back a private purchase; the law's fourteen and some more. */
export const RETURN_DAYS = 30
/** Delivery of an ordinary parcel, in öre with VAT. */
export const DELIVERY_FROM = 4900
/** Ordinary parcels go free from this cart total, in öre with VAT. */
export const FREE_DELIVERY_FROM = 59_900
