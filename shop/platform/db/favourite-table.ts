/** A product that a customer has marked. */
export interface FavouriteTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  added_at: number
}
