import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

/** An address that waits for an article. It is forgotten once it has been mailed. */
export interface RestockRequestTable {
  id: string
  article_number: string
  /** Lower case. */
  email: string
  /** What the link knows the address by that ends all its requests. */
  stop_key: string
  lang: Language
  storefront: Storefront
  asked_at: number
  /** When its mail was put in the outbox; null while it waits. */
  noticed_at: number | null
}
