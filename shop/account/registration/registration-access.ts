import { saveMemberSchema } from '../../../src/contract/registration.ts'
import { REGISTER_PATH } from '../../paths/shop-paths.ts'
import { PAGE_PREFIXES } from '../../platform/pages/page-lines.ts'
import { CONFIRM_PATH } from '../customers/paths.ts'

const read = { method: 'GET', access: 'anyone', csrf: 'none', cache: 'never' } as const
const write = { method: 'POST', access: 'anyone', csrf: 'token', cache: 'never' } as const

/** The lines of the registration in the access table. */
export const registrationAccess = [
  { ...read, path: '/api/registerme/GetFields' },
  { ...read, path: '/api/registerme/GetRegistrationHtmlSnippet' },
  { ...write, path: '/api/registerme/SaveMember', schema: saveMemberSchema },
  ...PAGE_PREFIXES.flatMap((prefix) => [
    { ...read, path: prefix + REGISTER_PATH, page: true } as const,
    { ...write, path: prefix + REGISTER_PATH, page: true } as const,
    { ...read, path: prefix + CONFIRM_PATH, page: true } as const,
    { ...write, path: prefix + CONFIRM_PATH, page: true, origin: 'hidden' } as const,
  ]),
]
