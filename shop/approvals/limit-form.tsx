import { formatMoney } from '../../src/i18n/money.ts'
import { amountText } from '../../src/model/amount-text.ts'
import { BUDGET_PERIODS } from '../../src/model/approvals.ts'
import { DECIMAL_SIGN } from '../../src/model/language.ts'
import { Button } from '../../src/ui/button.tsx'
import { SelectField, TextField } from '../../src/ui/form-field.tsx'
import { LIMITS_PATH } from '../paths/shop-paths.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import type { LimitToSet } from './read-limits.ts'
import type { FaultyLimit } from './set-limit.ts'

const AMOUNT = {
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 20,
  isOptional: true,
} as const

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
      <TextField
        {...{ id, name: 'amount', hint, error, defaultValue: typed.amount }}
        label={t('limit.amount', { currency: shop.currency })}
        field={AMOUNT}
      />
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
  const options = BUDGET_PERIODS.map((it) => ({ id: it, name: t(`limit.period.${it}`) }))
  const field = { id, name: 'period', label: t('limit.period'), hint: undefined, error: undefined }
  return <SelectField {...field} options={options} defaultValue={period} />
}
