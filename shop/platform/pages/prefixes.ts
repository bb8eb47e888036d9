/** What stands before the addresses of each storefront and language. */
export const PAGE_PREFIXES = ['', '/en', '/pro', '/en/pro'] as const

/** The address of a page within a storefront and language. */
export function prefixed(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}
