import { ShopError } from './shop-error.ts'
import type { Customer, Visitor } from './visitor.ts'

/** Who is logged in; a page answers everybody else with the login, a call with 401. */
export function customerOf({ visitor }: { readonly visitor: Visitor }): Customer {
  const { customer } = visitor
  if (!customer) throw new ShopError(401, 'request.login')
  return customer
}
