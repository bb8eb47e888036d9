import { PAGE_PREFIXES } from '../../platform/pages/prefixes.ts'
import { CHANGE_EMAIL_PATH, STOP_EMAIL_PATH } from './paths.ts'

const page = { access: 'anyone', cache: 'never', page: true } as const

/** The lines of both links of a change of address, which nobody need log in for. */
export const emailChangeAccess = PAGE_PREFIXES.flatMap((prefix) =>
  [CHANGE_EMAIL_PATH, STOP_EMAIL_PATH].flatMap((path) => [
    { ...page, method: 'GET', csrf: 'none', path: prefix + path } as const,
    { ...page, method: 'POST', csrf: 'token', origin: 'hidden', path: prefix + path } as const,
  ]),
)
