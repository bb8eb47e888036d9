import { formatMoney } from '../../../i18n/money.ts'
import type { StaffContext } from './staff-context.ts'

/** An amount of the shop's currency as the reader writes it. */
export function staffMoney({ language }: Pick<StaffContext, 'language'>, minor: number): string {
  return formatMoney(minor, 'SEK', language)
}
