import type { Checkout } from '../../../src/contract/checkout.ts'
import { MAX_DISPLAYED_WORDS_LENGTH } from '../../../src/contract/field-schemas.ts'
import { MAX_FIELD_LENGTH } from '../../../src/model/address-rules.ts'
import { MAX_NOTE_LENGTH } from '../../../src/model/checkout.ts'
import { ALTERNATIVE_FIELDS } from '../../../src/model/checkout-form.ts'
import { NOTHING_TYPED } from '../../../src/model/typed-checkout.ts'
import { WORDS_FIELD } from '../../consents/displayed-words.ts'
import { postTown } from '../current/post-towns.ts'

export type Form = Readonly<Record<string, string>>

const MAX_CODE_LENGTH = 50

/** The stored checkout with the form's fields; fields that the form leaves out keep their value. */
export function readCheckoutForm(form: Form, stored: Checkout): Checkout {
  const text = (name: string, before: string) => (form[name] ?? before).slice(0, MAX_FIELD_LENGTH)
  const chosen = (name: string, before: string | null | undefined) => form[name] ?? before ?? null
  const country = text('selectedCountry', stored.selectedCountry)
  const isOther = ALTERNATIVE_FIELDS.some(({ path }) => form[path]?.trim())
  return {
    ...stored,
    isBusinessCustomer: isYes(form.isBusinessCustomer, stored.isBusinessCustomer),
    selectedCountry: country,
    customerDetails: withTown(readLines(form, 'customerDetails', stored.customerDetails), country),
    alternativeAddress: isOther
      ? withTown(readLines(form, 'alternativeAddress', NOTHING_TYPED.alternativeAddress), country)
      : null,
    showAlternativeAddress: isOther,
    selectedCompanyAddressId: companyAddress(form, stored),
    selectedDeliveryMethod: chosen('selectedDeliveryMethod', stored.selectedDeliveryMethod),
    selectedDeliveryOption: chosen('selectedDeliveryOption', stored.selectedDeliveryOption),
    selectedPaymentMethod: chosen('selectedPaymentMethod', stored.selectedPaymentMethod),
    campaignCode: (form.campaignCode ?? stored.campaignCode).trim().slice(0, MAX_CODE_LENGTH),
    orderNote: (form.orderNote ?? stored.orderNote).slice(0, MAX_NOTE_LENGTH),
    acceptTermsOfCondition: form.acceptTermsOfCondition !== undefined,
    acceptNewsletter: form.acceptNewsletter !== undefined,
    words: form[WORDS_FIELD]?.slice(0, MAX_DISPLAYED_WORDS_LENGTH),
    male: form.male !== undefined,
    female: form.female !== undefined,
    signUp: form.signUp !== undefined,
    shownTotalAmount: amount(form.shownTotalAmount),
  }
}

function readLines<Lines extends Readonly<Record<string, string>>>(
  form: Form,
  group: string,
  known: Lines,
): Lines {
  const lines = Object.entries(known).map(([name, before]) => [
    name,
    (form[`${group}-${name}`] ?? before).slice(0, MAX_FIELD_LENGTH),
  ])
  return Object.fromEntries(lines) as Lines
}

/** Fills in an empty town where the postcode decides it. */
function withTown<Lines extends { readonly zipCode: string; readonly city: string }>(
  lines: Lines,
  country: string,
): Lines {
  const { zipCode, city } = lines
  return city.trim() ? lines : { ...lines, city: postTown(zipCode, country) ?? city }
}

function companyAddress(form: Form, stored: Checkout): string | null {
  const id = form.selectedCompanyAddressId ?? stored.selectedCompanyAddressId ?? null
  return stored.companyAddresses.some(({ systemId }) => systemId === id) ? id : null
}

function isYes(value: string | undefined, before: boolean): boolean {
  return value === undefined ? before : value === 'true'
}

function amount(value: string | undefined): number | null {
  return value && /^\d{1,12}$/.test(value) ? Number(value) : null
}
