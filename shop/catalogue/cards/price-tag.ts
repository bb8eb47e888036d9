import type { PageContext } from '../../platform/pages/page-context.ts'

export function money(
  { shop, language }: Pick<PageContext, 'shop' | 'language'>,
  amount: number,
): string {
  return shop.money(amount, language)
}
