/** A product's fields that imports leave as edited by hand. */
export type ProductHandField =
  | 'name.sv'
  | 'name.en'
  | 'description.sv'
  | 'description.en'
  /** All pictures, with their order and texts. */
  | 'pictures'

/** An article's fields that imports leave as edited by hand. */
export type ArticleHandField =
  /** The regular, campaign and business price, together. */
  'price' | 'stock'

export interface HandEditTable {
  subject: 'product' | 'article'
  /** The product's code, or the article's number. */
  subject_id: string
  field: ProductHandField | ArticleHandField
  edited_at: number
  /** The member of the staff; null if unknown. */
  member_id: string | null
}

/** An uploaded picture; its name is derived from its content. */
export interface PictureFileTable {
  name: string
  bytes: Uint8Array
  added_at: number
}
