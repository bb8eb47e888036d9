/** A product that a customer has looked at. */
export interface SeenProductTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  seen_at: number
}
