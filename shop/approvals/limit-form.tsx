import { formatMoney } from '../../src/i18n/money.ts'
import { amountText } from '../../src/model/amount-text.ts'
import { BUDGET_PERIODS } from '../../src/model/approvals.ts'
import { DECIMAL_SIGN } from '../../src/model/language.ts'
import { Button } from '../../src/ui/button.tsx'
import { describedBy, FormField, TextInput } from '../../src/ui/form-field.tsx'
import { LIMITS_PATH } from '../paths/shop-paths.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import type { LimitToSet } from './read-limits.ts'
import type { FaultyLimit } from './set-limit.ts'

interface LimitFormProps {
  readonly page: PageContext
  readonly form: LimitToSet
  readonly faulty: FaultyLimit | undefined
}

/** The amount of each order, or of a buyer's month or year; an empty field lifts it. */
export function LimitForm({ page, form, faulty }: LimitFormProps) {
  const { t, shop, language } = page
  const { customerId, limit, spent } = form
  const isFaulty = faulty !== undefined && faulty.customerId === customerId
  const typed = isFaulty
    ? faulty.typed
    : {
        amount: amountText(limit?.amount, shop.currency, DECIMAL_SIGN[language]),
        period: limit?.period ?? 'month',
      }
  const error = isFaulty ? faulty.error : undefined
  const id = `limit-${customerId ?? 'order'}`
  const used = limit && customerId !== null && formatMoney(spent, shop.currency, language)
  const hint = used ? t('limit.spent', { sum: used }) : t('limit.empty')
  return (
    <TokenForm
      className="shop-form shop-limit__form"
      page={page}
      path={LIMITS_PATH}
      fields={{ customer: customerId ?? '', ...(customerId === null && { period: 'order' }) }}
      noValidate
    >
      <FormField
        id={id}
        label={t('limit.amount', { currency: shop.currency })}
        {...{ hint, error }}
      >
        <TextInput
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.amount}
          {...describedBy(id, { hint, error })}
        />
      </FormField>
      {customerId !== null && <Period page={page} id={`${id}-period`} period={typed.period} />}
      <Button look="secondary" type="submit">
        {t('limit.save')}
      </Button>
    </TokenForm>
  )
}

interface PeriodProps {
  readonly page: PageContext
  readonly id: string
  readonly period: string
}

function Period({ page: { t }, id, period }: PeriodProps) {
  return (
    <FormField id={id} label={t('limit.period')}>
      <select id={id} name="period" defaultValue={period}>
        {BUDGET_PERIODS.map((it) => (
          <option key={it} value={it}>
            {t(`limit.period.${it}`)}
          </option>
        ))}
      </select>
    </FormField>
  )
}
