import { addressRules, filled, nameRules, phone } from './address-rules.ts'
import { type Check, email, type Rules } from './validation.ts'

/** A list that a customer keeps in the account. */
export type ListName = 'addresses' | 'persons'

/** The list's page in the shop, without the prefixes of language and storefront. */
export const LIST_PATHS: Readonly<Record<ListName, string>> = {
  addresses: '/account/addresses',
  persons: '/account/persons',
}

export type ListValues = Readonly<Record<string, string>>

/** An entry of a list. */
export interface ListItem {
  readonly systemId: string
  readonly values: ListValues
  /** Whether the viewer may change or remove it. */
  readonly isEditable: boolean
}

/** The error of a field, as a sentence. */
export interface ListFault {
  readonly field: string
  readonly words: string
}

interface SubmitState {
  /** The error of the whole form, as a sentence. */
  readonly problem: string | null
  /** Whether the form waits for a login. */
  readonly needsLogin: boolean
  readonly submit: 'idle' | 'loading' | 'completed'
}

/** The form for a new or an existing entry. */
export interface EntryForm extends SubmitState {
  readonly is: 'form'
  /** Empty for a new entry. */
  readonly systemId: string
  /** The initial values. */
  readonly values: ListValues
  /** Decides the format of postcodes and phone numbers. */
  readonly country: string
  readonly faults: readonly ListFault[]
  /** The number of the attempt. */
  readonly attempt: number
}

/** The confirmation before an entry is removed. */
export interface EntryRemoval extends SubmitState {
  readonly is: 'removal'
  readonly systemId: string
  /** Whether it opens over the list; on a page of its own it replaces the list. */
  readonly isDialog: boolean
}

export type ListMode = { readonly is: 'list' } | EntryForm | EntryRemoval

const UNTOUCHED = { problem: null, needsLogin: false, submit: 'idle' } as const

/** A form that has not been sent; `ownCountry` is the shop's. */
export function entryForm(systemId: string, values: ListValues, ownCountry: string): EntryForm {
  const country = values.country || ownCountry
  const form = { is: 'form', systemId, values, country, faults: [], attempt: 0 } as const
  return { ...form, ...UNTOUCHED }
}

export function entryRemoval(systemId: string, isDialog: boolean): EntryRemoval {
  return { is: 'removal', systemId, isDialog, ...UNTOUCHED }
}

/** The purposes of an address. */
export const ADDRESS_TYPES = ['Shipping', 'Billing'] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** Approvers edit the company's account; buyers see it, and buy. */
export const PERSON_ROLES = ['buyer', 'approver'] as const

/** The rules of a saved address, in the browser and on the server. */
export function savedAddressRules(country: string): Rules {
  return { ...addressRules('', country), phoneNumber: [phone(country)] }
}

/** The rules of a person; the e-mail address of an existing person is fixed. */
export function personRules(country: string): Rules {
  return {
    ...nameRules(''),
    email: [filled('person.email.missing'), email()],
    phone: [phone(country)],
  }
}

/** Accepts one of the words, or an empty field. */
export function oneOf(words: readonly string[], key: string): Check {
  return (value) => (value === '' || words.includes(String(value)) ? undefined : { key })
}

/** The fields of each list's form, in order. */
export const LIST_FIELDS: Readonly<Record<ListName, readonly string[]>> = {
  addresses: [
    'addressType',
    'careOf',
    'address',
    'address2',
    'zipCode',
    'city',
    'country',
    'phoneNumber',
  ],
  persons: ['firstName', 'lastName', 'email', 'phone', 'role'],
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  addressType: ADDRESS_TYPES,
  role: PERSON_ROLES,
}

/** Merges the typed values into those from `before`, without choices that the form does not offer. */
export function typedOver(before: ListValues, typed: ListValues): ListValues {
  const offered = Object.entries(typed).filter(
    ([field, value]) => CHOICES[field]?.includes(value) ?? true,
  )
  return { ...before, ...Object.fromEntries(offered) }
}

/** The rules of a list's form. */
export function listRules(name: ListName, country: string): Rules {
  return name === 'addresses' ? savedAddressRules(country) : personRules(country)
}

/** The initial values of an empty form. */
export function blankValues(name: ListName, country: string): ListValues {
  return name === 'addresses' ? { addressType: 'Shipping', country } : { role: 'buyer' }
}
