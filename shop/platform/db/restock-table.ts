import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

/** An address that waits for an article; deleted once it has been mailed. */
export interface RestockRequestTable {
  id: string
  article_number: string
  /** Lower case. */
  email: string
  /** Identifies the address in the link that ends all its requests. */
  stop_key: string
  lang: Language
  storefront: Storefront
  asked_at: number
  /** When its mail was added to the outbox; null while it waits. */
  noticed_at: number | null
}
