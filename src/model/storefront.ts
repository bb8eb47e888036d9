/** For private customers, or for businesses. */
export type Storefront = 'sport' | 'professional'
