import { formatMoney } from '../../../src/i18n/money.ts'
import type { StaffContext } from './staff-context.ts'

/** An amount as the reader writes it: of the shop's currency, or of an order's. */
export function staffMoney(
  { shop, language }: Pick<StaffContext, 'shop' | 'language'>,
  minor: number,
  currency = shop.currency,
): string {
  return formatMoney(minor, currency, language)
}
