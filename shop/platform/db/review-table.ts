import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Fit, ReviewRefusal, ReviewState } from '../../../src/model/reviews.ts'

/** A buyer's review of a product. */
export interface ReviewTable {
  id: string
  product_id: number
  /** The order that proves the purchase; null for an example of the demo. */
  order_id: string | null
  stars: number
  fit: Fit | null
  body: string
  /** The displayed name: `Anna L.`; empty for an anonymous review. */
  author: string
  lang: Language
  state: ReviewState
  refusal: ReviewRefusal | null
  /** The shop's reply; empty without one. */
  reply: Generated<string>
  /** When it was last changed, so that the staff decides on the version that it read. */
  written_at: number
}
