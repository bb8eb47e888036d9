import type { ListName, ListValues } from './account-list.ts'
import { addressRules, filled, nameRules, phone } from './address-rules.ts'
import { type Check, email, type Rules } from './validation.ts'

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
