/** What the people of a company order again and again. */
export interface OrderListTable {
  id: string
  company_id: string
  /** Who made it; null once their account is erased, where the company has a share in it. */
  customer_id: string | null
  name: string
  /** 1 for a list that everybody of the company orders from. */
  is_shared: number
  changed_at: number
}

export interface OrderListRowTable {
  list_id: string
  position: number
  article_number: string
  quantity: number
}
