import { formatMoney } from '../../../i18n/money.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

export const CURRENCY = 'SEK'

export function money(page: Pick<PageContext, 'language'>, amount: number): string {
  return formatMoney(amount, CURRENCY, page.language)
}
