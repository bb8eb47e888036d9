import type { Checkout } from '../../contract/checkout.ts'
import { asksForDetails, checkoutRules } from '../../model/checkout.ts'
import { isWholePostcode, tidyPostcode } from '../../model/postcode.ts'
import type { TypedCheckout } from '../../model/typed-checkout.ts'
import { type FieldErrors, findFieldErrors } from '../../model/validation.ts'
import { sendAddress, setGoodsMarking } from './buyer-choices.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { setTyped } from './draft.ts'
import { NEWSLETTER_BOXES, sendNewsletterChoice } from './newsletter.ts'
import { composeCheckout } from './payload.ts'
import { checkoutState } from './state.ts'

const EMAIL = 'customerDetails-email'
const MARKING = 'customerDetails-goodsMarking'
/** Changes the address of delivery when it is switched. */
const OTHER = 'hasAlternativeAddress'
const ZIP = /^(?:customerDetails|alternativeAddress)-zipCode$/

/** Fields that were edited: an empty field is not an error before that. */
const touched = new Set<string>()

/** Stores the input and clears an error as soon as it is corrected. */
export function typeField(path: string, value: string | boolean): void {
  const change = changeAt(path, value)
  if (!change) return
  touched.add(path)
  setTyped(change)
  if (checkoutState.errors[path]) judge(path)
  if (checkoutState.phase === 'ready' && (path === OTHER || isWholeZip(path, value))) sendZip()
  const hasNewsletterAddress = asksForDetails(checkoutState.payload) && !findFaults()[EMAIL]
  if (NEWSLETTER_BOXES.includes(path) && hasNewsletterAddress) void sendNewsletterChoice()
}

/** Validates a field on blur, and sends the shop the fields on which its totals depend. */
export function blurField(path: string): void {
  const fault = touched.has(path) ? findFaults()[path] : undefined
  if (fault) checkoutState.errors = { ...checkoutState.errors, [path]: fault }
  if (fault || checkoutState.phase !== 'ready') return
  if (path === MARKING) sendMarking()
  if (path === EMAIL) void sendNewsletterChoice()
  if (ZIP.test(path)) sendZip()
}

/** All errors that prevent an order. */
export function findFaults(): FieldErrors {
  const form = composeCheckout()
  const { authenticated, isBusinessCustomer, companyAddresses } = form
  const rules = checkoutRules({
    isBusinessCustomer,
    isRegisteredCompany: authenticated && isBusinessCustomer && companyAddresses.length > 0,
    selectedCountry: form.selectedCountry,
    selectedCompanyAddressId: form.selectedCompanyAddressId ?? null,
    alternativeAddress: form.alternativeAddress ?? null,
    deliverySettings: form.deliverySettings ?? null,
    paymentWidget: form.paymentWidget ?? null,
  })
  return findFieldErrors(form, rules)
}

function judge(path: string): void {
  const fault = findFaults()[path]
  const { [path]: _, ...others } = checkoutState.errors
  checkoutState.errors = fault ? { ...others, [path]: fault } : others
}

function sendMarking(): void {
  const { payload, typed } = checkoutState
  const { goodsMarking } = typed.customerDetails
  if (goodsMarking !== payload.customerDetails.goodsMarking) void setGoodsMarking(goodsMarking)
}

/** Options and town follow with the last digit, also when the browser fills in the whole address. */
function isWholeZip(path: string, value: string | boolean): boolean {
  const { selectedCountry } = displayedCheckout(checkoutState)
  return ZIP.test(path) && isWholePostcode(String(value), selectedCountry)
}

function sendZip(): void {
  const before = zipsOf(checkoutState.payload)
  if (zipsOf(composeCheckout()) !== before) void sendAddress()
}

/** All postcodes that a delivery may depend on, regardless of their spelling. */
function zipsOf({ zipCode, customerDetails, alternativeAddress, selectedCountry }: Checkout) {
  return [zipCode, customerDetails.zipCode, alternativeAddress?.zipCode ?? '']
    .map((it) => tidyPostcode(it, selectedCountry))
    .join()
}

function changeAt(path: string, value: string | boolean): Partial<TypedCheckout> | undefined {
  const { typed } = checkoutState
  const [group = '', name] = path.split('-')
  if (name === undefined) return isLike(typed, group, value) ? { [group]: value } : undefined
  if (group !== 'customerDetails' && group !== 'alternativeAddress') return undefined
  const lines = typed[group]
  if (!isLike(lines, name, value)) return undefined
  return {
    [group]: { ...lines, [name]: value },
    // A typed postcode replaces the one that a company address has set.
    ...(path === 'customerDetails-zipCode' && { zipCode: '' }),
  }
}

function isLike(form: object, name: string, value: string | boolean): boolean {
  const current: unknown = Object.hasOwn(form, name) && form[name as keyof typeof form]
  return typeof current === typeof value && Object.hasOwn(form, name)
}
