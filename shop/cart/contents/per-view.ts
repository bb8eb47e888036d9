import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { PriceLists } from '../../platform/http/visitor.ts'

/** What a visitor's view of an article depends on. */
export interface View {
  readonly language: Language
  readonly storefront: Storefront
  readonly priceLists?: PriceLists | undefined
}

/** Builds a statement once for each view. */
export function perView(make: (view: View) => string): (view: View) => string {
  const made = new Map<string, string>()
  return (view) => {
    const key = `${view.language} ${view.storefront} ${view.priceLists !== undefined}`
    const known = made.get(key) ?? make(view)
    made.set(key, known)
    return known
  }
}
