import type { PageContext } from '../page-context.ts'

export function heroOf(page: PageContext): string {
  return page.storefront === 'sport' ? '' : ''
}
