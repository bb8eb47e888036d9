import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Fit, ReviewRefusal, ReviewState } from '../../../src/model/reviews.ts'

/** What a buyer says of a product. */
export interface ReviewTable {
  id: string
  product_id: number
  /** The order that proves that it was bought; null for an example of the demo. */
  order_id: string | null
  stars: number
  fit: Fit | null
  body: string
  /** As readers see it: `Anna L.`; empty for nobody's name. */
  author: string
  lang: Language
  state: ReviewState
  refusal: ReviewRefusal | null
  /** What the shop answered; empty where it has not. */
  reply: Generated<string>
  /** When it was last changed, so that what is judged is what was read. */
  written_at: number
}
