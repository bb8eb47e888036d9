import { addressRules, filled, nameRules, phone } from './address-rules.ts'
import { type Check, email, type Rules } from './validation.ts'

/** A list that a customer keeps in the account. */
export type ListName = 'addresses' | 'persons'

/** Where the shop's own pages have it; without the prefixes of language and storefront. */
export const LIST_PATHS: Readonly<Record<ListName, string>> = {
  addresses: '/account/addresses',
  persons: '/account/persons',
}

export type ListValues = Readonly<Record<string, string>>

/** What stands in a list. */
export interface ListItem {
  readonly systemId: string
  readonly values: ListValues
  /** Whether who looks may change or remove it. */
  readonly isEditable: boolean
}

/** What is wrong with a field, in people's words. */
export interface ListFault {
  readonly field: string
  readonly words: string
}

interface Sending {
  /** What is wrong with the whole of it, in people's words. */
  readonly problem: string | null
  /** Whether it waits for a login. */
  readonly needsLogin: boolean
  readonly submit: 'idle' | 'loading' | 'completed'
}

/** The form of something new, or of something that is there. */
export interface EntryForm extends Sending {
  readonly is: 'form'
  /** Empty where it is new. */
  readonly systemId: string
  /** What the form begins with. */
  readonly values: ListValues
  /** Decides how postcodes and phone numbers are written. */
  readonly country: string
  readonly faults: readonly ListFault[]
  /** Which try it was. */
  readonly attempt: number
}

/** The question before something is gone. */
export interface EntryRemoval extends Sending {
  readonly is: 'removal'
  readonly systemId: string
  /** Over the list, or in its place where a page was asked for. */
  readonly isDialog: boolean
}

export type ListMode = { readonly is: 'list' } | EntryForm | EntryRemoval

const UNTOUCHED = { problem: null, needsLogin: false, submit: 'idle' } as const

/** A form that nobody has sent; `ownCountry` is the shop's. */
export function entryForm(systemId: string, values: ListValues, ownCountry: string): EntryForm {
  const country = values.country || ownCountry
  const form = { is: 'form', systemId, values, country, faults: [], attempt: 0 } as const
  return { ...form, ...UNTOUCHED }
}

export function entryRemoval(systemId: string, isDialog: boolean): EntryRemoval {
  return { is: 'removal', systemId, isDialog, ...UNTOUCHED }
}

/** What an address is for. */
export const ADDRESS_TYPES = ['Shipping', 'Billing'] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** Approvers change what a company has in its account; buyers see it, and buy. */
export const PERSON_ROLES = ['buyer', 'approver'] as const

/** What is asked of a saved address; the browser and the server ask the same. */
export function savedAddressRules(country: string): Rules {
  return { ...addressRules('', country), phoneNumber: [phone(country)] }
}

/** What is asked of a person; their address is fixed once they are there. */
export function personRules(country: string): Rules {
  return {
    ...nameRules(''),
    email: [filled('person.email.missing'), email()],
    phone: [phone(country)],
  }
}

/** Takes one of the words, or nothing. */
export function oneOf(words: readonly string[], key: string): Check {
  return (value) => (value === '' || words.includes(String(value)) ? undefined : { key })
}

/** What a form of the list asks for, in the order of its fields. */
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

/** The form as it was typed over what was there `before`; no choice in it that nobody is offered. */
export function typedOver(before: ListValues, typed: ListValues): ListValues {
  const offered = Object.entries(typed).filter(
    ([field, value]) => CHOICES[field]?.includes(value) ?? true,
  )
  return { ...before, ...Object.fromEntries(offered) }
}

/** What is asked of what a form of the list sends. */
export function listRules(name: ListName, country: string): Rules {
  return name === 'addresses' ? savedAddressRules(country) : personRules(country)
}

/** What an empty form of the list begins with. */
export function blankValues(name: ListName, country: string): ListValues {
  return name === 'addresses' ? { addressType: 'Shipping', country } : { role: 'buyer' }
}
