import { object, optional, string } from 'valibot'
import {
  registrationFieldsSchema,
  registrationSnippetSchema,
  type SaveMember,
  saveMemberResponseSchema,
} from '../contract/registration.ts'
import { type RequestOptions, request } from './http.ts'

/** Nothing is read of it. */
const answeredSchema = optional(object({ message: optional(string()) }))

type Options = Pick<RequestOptions, 'signal'>

export function getFields(token: string, options?: Options) {
  const query = new URLSearchParams({ token })
  return request('GET', `/api/registerme/GetFields/?${query}`, registrationFieldsSchema, options)
}

export function getRegistrationHtmlSnippet(options?: Options) {
  const path = '/api/registerme/GetRegistrationHtmlSnippet/'
  return request('GET', path, registrationSnippetSchema, options)
}

export function saveMember(sent: SaveMember, options?: Options) {
  const path = '/api/registerme/SaveMember/'
  return request('POST', path, saveMemberResponseSchema, { ...options, body: sent })
}

/** Asks for a mail to confirm with; the answer is the same for every address. */
export async function askForNewsletter(email: string): Promise<void> {
  await request('POST', '/api/newsletter/subscribe', answeredSchema, { body: { email } })
}
