import { formatMoney } from '../../src/i18n/money.ts'
import type { Text } from '../../src/i18n/text.ts'
import type { Language } from '../../src/model/language.ts'
import type { LimitChange } from './limit-queries.ts'

interface Reader {
  readonly t: Text
  readonly language: Language
}

/** Tells which limit was set, for whom and by whom. */
export function changeText({ t, language }: Reader, it: LimitChange): string {
  const { name, period, amount, currency, setBy, setIn } = it
  const what =
    amount === null
      ? t('limit.change.none')
      : t(`limit.change.${period}`, { sum: formatMoney(amount, currency, language) })
  const whose = name ?? t('limit.order')
  const by = setBy ?? t(setIn === 'shop' ? 'limit.change.shop' : 'limit.change.somebody')
  return t('limit.change', { whose, what, by })
}
