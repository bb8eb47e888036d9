import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import type { PriceLists } from '../../platform/http/visitor.ts'

/** What a visitor's view of an article depends on. */
export interface View {
  readonly language: Language
  readonly storefront: Storefront
  readonly priceLists?: PriceLists | undefined
}

/** SQL that depends on the view. */
export type ViewText = (view: View) => (dialect: SqlDialect) => string

/** Makes a statement once for each view. */
export function perView(make: (view: View, dialect: SqlDialect) => string): ViewText {
  const made = new Map<string, ReturnType<ViewText>>()
  return (view) => {
    const key = `${view.language} ${view.storefront} ${view.priceLists !== undefined}`
    const known = made.get(key) ?? ((d: SqlDialect) => make(view, d))
    made.set(key, known)
    return known
  }
}
