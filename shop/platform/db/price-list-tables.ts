import type { Generated } from 'kysely'

/** What some companies pay by agreement. */
export interface PriceListTable {
  id: Generated<number>
  /** Goes up with each change of it or its lines: pages are kept by it, and forms are checked by it. */
  version: Generated<number>
  name: string
  created_at: number
}

/** A fixed price, or so much off the shop's price for businesses. */
export interface PriceListLineTable {
  list_id: number
  /** Of an article, or `*` for each that there is. */
  article_number: string
  /** Pieces that an order has of the product for this to count. */
  from_quantity: number
  /** Of the fixed price; empty where it is a percentage. */
  currency: string
  /** Of one piece, VAT excluded. */
  price: number | null
  /** In hundredths of a per cent. */
  discount: number | null
}

export interface PriceListCompanyTable {
  company_id: string
  list_id: number
}
