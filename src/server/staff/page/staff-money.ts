import type { StaffContext } from './staff-context.ts'

/** An amount of the shop's currency as the reader writes it. */
export function staffMoney(
  { shop, language }: Pick<StaffContext, 'shop' | 'language'>,
  minor: number,
): string {
  return shop.money(minor, language)
}
