/** What is on its way to the shop. `customer`: who buys, and where to; `cart`: the rows have changed. */
export type ChangeKind =
  | 'country'
  | 'delivery'
  | 'option'
  | 'payment'
  | 'code'
  | 'customer'
  | 'marking'
  | 'cart'
