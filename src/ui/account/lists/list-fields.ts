import type { TextKey } from '../../../i18n/texts/text-key.ts'
import {
  ADDRESS_TYPES,
  LIST_FIELDS,
  type ListName,
  type ListValues,
  PERSON_ROLES,
} from '../../../model/account-lists.ts'
import { MAX_FIELD_LENGTH } from '../../../model/address-rules.ts'
import type { BoxDescription } from '../../../model/form-field.ts'
import type { Country } from './list-props.ts'

/** A field of a list's form. */
export interface ListField extends BoxDescription {
  readonly name: string
  readonly label: TextKey
  readonly hint?: TextKey
  /** Read-only in an entry that exists already. */
  readonly isFixed?: true
}

interface Choice {
  readonly id: string
  readonly name: TextKey
}

const optional = { isOptional: true } as const
const verbatim = { isVerbatim: true } as const

const FIELDS: Readonly<Record<string, Omit<ListField, 'name'>>> = {
  addressType: { label: 'address.type' },
  careOf: { label: 'checkout.field.careOf', ...optional, ...verbatim },
  address: { label: 'checkout.field.address', autoComplete: 'address-line1', ...verbatim },
  address2: { label: 'checkout.field.address2', autoComplete: 'address-line2', ...optional },
  zipCode: { label: 'checkout.field.zipCode', autoComplete: 'postal-code', ...verbatim },
  city: { label: 'checkout.field.city', autoComplete: 'address-level2', ...verbatim },
  country: { label: 'checkout.country', autoComplete: 'country' },
  phoneNumber: { label: 'list.phone', autoComplete: 'tel', type: 'tel', ...optional },
  firstName: { label: 'checkout.field.firstName', ...verbatim },
  lastName: { label: 'checkout.field.lastName', ...verbatim },
  email: { label: 'checkout.field.email', type: 'email', isFixed: true, ...verbatim },
  phone: { label: 'list.phone', type: 'tel', ...optional },
  role: { label: 'person.role', hint: 'person.role.why' },
}

const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  addressType: ADDRESS_TYPES.map((id) => ({ id, name: typeKey(id) })),
  role: PERSON_ROLES.map((id) => ({ id, name: `person.role.${id}` })),
}

/** The fields of a list's form. A shop that delivers to one country does not ask for the country. */
export function fieldsOf(
  name: ListName,
  countries: readonly Country[],
  values: ListValues,
): readonly ListField[] {
  const hasCountryChoice = countriesOf(countries, values).length > 1
  return LIST_FIELDS[name].flatMap((it) => {
    const field = FIELDS[it]
    return field && (it !== 'country' || hasCountryChoice)
      ? [{ name: it, maxLength: MAX_FIELD_LENGTH, ...field }]
      : []
  })
}

/** The options of a field; undefined for a text field. */
export function choicesOf(field: string): readonly Choice[] | undefined {
  return CHOICES[field]
}

/** The countries of delivery, and the current country of the address. */
export function countriesOf(
  countries: readonly Country[],
  { country = '' }: ListValues,
): readonly Country[] {
  const isListed = country === '' || countries.some(({ id }) => id === country)
  return isListed ? countries : [...countries, { id: country, name: country }]
}

export function typeKey(type: string): TextKey {
  return type === 'Billing' ? 'address.type.billing' : 'address.type.shipping'
}

/** Id of a field's control. */
export function fieldIdOf(list: ListName, field: string): string {
  return `${list}-${field}`
}
