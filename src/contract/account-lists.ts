import * as v from 'valibot'
import { LIST_FIELDS, type ListItem, type ListName } from '../model/account-lists.ts'
import { MAX_EMAIL_LENGTH } from '../model/limits.ts'
import { textual } from './field-schemas.ts'

const word = v.optional(textual, '')
const line = v.optional(v.pipe(textual, v.maxLength(200)), '')
const id = v.optional(v.pipe(textual, v.maxLength(128)), '')

/** Clients that received both names in a list send either. */
const whichOne = { systemId: id, id }

function named<Sent extends { readonly systemId: string; readonly id: string }>({
  id,
  ...sent
}: Sent): Omit<Sent, 'id'> {
  return { ...sent, systemId: sent.systemId || id }
}

/** A person of a company's account, as a backend lists them. */
export const personSchema = v.object({
  systemId: v.pipe(textual, v.minLength(1)),
  /** From backends that distinguish it from the one above. */
  id: word,
  firstName: word,
  lastName: word,
  email: word,
  phone: word,
  /** `buyer` or `approver`; other backends have others. */
  role: word,
  /** Whether the caller may change or remove the person. */
  editable: v.optional(v.boolean(), true),
})
export type Person = v.InferOutput<typeof personSchema>

/** `POST` and `PUT /api/mypageperson`; the latter names the person. */
export const sentPersonSchema = v.pipe(
  v.object({
    ...whichOne,
    firstName: line,
    lastName: line,
    email: v.optional(v.pipe(textual, v.maxLength(MAX_EMAIL_LENGTH)), ''),
    phone: line,
    role: v.optional(v.pipe(textual, v.maxLength(50)), ''),
  }),
  v.transform(named),
)
export type SentPerson = v.InferOutput<typeof sentPersonSchema>

const addressEntries = {
  /** `Shipping` or `Billing`. */
  addressType: line,
  careOf: line,
  address: line,
  address2: line,
  zipCode: line,
  city: line,
  /** Two letters. */
  country: line,
  phoneNumber: line,
}

/** An address of a customer, or of a company. */
const savedAddressSchema = v.object({
  systemId: v.pipe(textual, v.minLength(1)),
  ...addressEntries,
})
export type SavedAddress = v.InferOutput<typeof savedAddressSchema>

/** As a backend lists it. */
export const listedAddressSchema = v.object({
  ...savedAddressSchema.entries,
  /** Whether the caller may change or remove the address. */
  editable: v.optional(v.boolean(), true),
})
export type ListedAddress = v.InferOutput<typeof listedAddressSchema>

/** `GET /api/mypageaddress` and `GET /api/mypageperson`; a backend may print an empty list as null. */
export const listSchemas = {
  addresses: v.optional(v.array(listedAddressSchema), []),
  persons: v.optional(v.array(personSchema), []),
} as const

/** Converts an entry of the answer to the item that views show. */
export function toListItem(name: ListName, listed: ListedAddress | Person): ListItem {
  const { systemId, editable: isEditable } = listed
  const fields: Readonly<Record<string, unknown>> = listed
  const values = LIST_FIELDS[name].map((it) => [it, String(fields[it] ?? '')] as const)
  return { systemId, values: Object.fromEntries(values), isEditable }
}

/** `POST` and `PUT /api/mypageaddress`; the latter names the address. */
export const sentAddressSchema = v.pipe(
  v.object({ ...whichOne, ...addressEntries }),
  v.transform(named),
)
export type SentAddress = v.InferOutput<typeof sentAddressSchema>

/** The body of a `DELETE`: the `systemId`, as JSON text alone or in an object. */
export const removedIdSchema = v.pipe(
  v.union([textual, v.object(whichOne)]),
  v.transform((sent) => (typeof sent === 'string' ? sent : named(sent).systemId)),
  v.string(),
  v.minLength(1),
  v.maxLength(128),
)
