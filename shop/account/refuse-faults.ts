import { errorsSummary, findFieldErrors, type Rules } from '../../src/model/validation.ts'
import { ShopError } from '../platform/http/shop-error.ts'

/** Refuses a form with what is wrong with each of its fields. */
export function refuseFaults(form: object, rules: Rules): void {
  const errors = findFieldErrors(form, rules)
  const summary = errorsSummary(errors)
  if (!summary) return
  const modelState = Object.fromEntries(Object.entries(errors).map(([path, it]) => [path, [it]]))
  throw new ShopError(400, summary, { modelState })
}
