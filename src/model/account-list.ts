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
