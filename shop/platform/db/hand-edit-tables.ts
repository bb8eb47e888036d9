/** What of a product an import leaves as somebody has made it. */
export type ProductHandField =
  | 'name.sv'
  | 'name.en'
  | 'description.sv'
  | 'description.en'
  /** All of them, their order and their texts. */
  | 'pictures'

/** What of an article an import leaves as somebody has made it. */
export type ArticleHandField =
  /** The regular, the campaign and the business price, which go together. */
  'price' | 'stock'

export interface HandEditTable {
  subject: 'product' | 'article'
  /** The product's code, or the article's number. */
  subject_id: string
  field: ProductHandField | ArticleHandField
  edited_at: number
  /** Who of the staff; null where it was not said. */
  member_id: string | null
}

/** An uploaded picture; its name is made of its content. */
export interface PictureFileTable {
  name: string
  bytes: Uint8Array
  added_at: number
}
