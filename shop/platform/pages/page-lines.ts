import type { AccessRule } from '../http/access-line.ts'

/** Address prefixes of each storefront and language. */
export const PAGE_PREFIXES = ['', '/en', '/pro', '/en/pro'] as const

/** Access lines of a personal page or its form, for each storefront and language. */
export function pageLines(
  method: 'GET' | 'POST',
  path: string,
  access: AccessRule['access'] = 'customer',
): AccessRule[] {
  const csrf = method === 'GET' ? 'none' : 'token'
  const line = { method, access, csrf, cache: 'never', page: true } as const
  return PAGE_PREFIXES.map((prefix) => ({ ...line, path: prefix + path }))
}

/** The address of a page within a storefront and language. */
export function prefixed(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}
