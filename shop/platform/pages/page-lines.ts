import type { AccessRule } from '../http/access-line.ts'
import { PAGE_PREFIXES } from './prefixes.ts'

/** The lines of a personal page, or of a form of it, for each storefront and language. */
export function pageLines(
  method: 'GET' | 'POST',
  path: string,
  access: AccessRule['access'] = 'customer',
): AccessRule[] {
  const csrf = method === 'GET' ? 'none' : 'token'
  const line = { method, access, csrf, cache: 'never', page: true } as const
  return PAGE_PREFIXES.map((prefix) => ({ ...line, path: prefix + path }))
}
