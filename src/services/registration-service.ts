import {
  registrationFieldsSchema,
  registrationSnippetSchema,
  type SaveMember,
  saveMemberResponseSchema,
} from '../contract/registration.ts'
import { request } from './http.ts'
import type { RequestOptions } from './http-call.ts'

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
