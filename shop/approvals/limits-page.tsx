import { formatMoney } from '../../src/i18n/money.ts'
import type { Allowance } from '../../src/model/approvals.ts'
import { LIMITS_PATH } from '../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { changeText } from './limit-change.ts'
import { LimitForm } from './limit-form.tsx'
import type { OwnPageContent } from './own-page.ts'
import type { CompanyLimits } from './read-limits.ts'
import type { FaultyLimit } from './set-limit.ts'

export interface LimitsView {
  readonly limits: CompanyLimits
  readonly faulty?: FaultyLimit | undefined
}

interface ViewProps {
  readonly page: PageContext
  readonly view: LimitsView
}

/** Where approvers set what the company's buyers may order without asking. */
export function limitsPage(page: PageContext, view: LimitsView): OwnPageContent {
  const { t } = page
  return {
    path: LIMITS_PATH,
    isFaulty: view.faulty !== undefined,
    body: (
      <>
        <p>{t('limits.about')}</p>
        <h2>{t('limit.order')}</h2>
        <LimitForm page={page} form={view.limits.order} faulty={view.faulty} />
        <h2>{t('limit.budgets')}</h2>
        <Budgets page={page} view={view} />
        <Changes page={page} view={view} />
      </>
    ),
  }
}

function Budgets({ page, view: { limits, faulty } }: ViewProps) {
  const { t } = page
  if (limits.budgets.length === 0) {
    return (
      <p>
        {`${t('limit.nobuyers')} `}
        <a href={linkTo(page, '/account/persons')}>{t('account.people')}</a>
      </p>
    )
  }
  return limits.budgets.map((it) => (
    <div className="shop-limit" key={it.customerId}>
      <h3>{it.name}</h3>
      <LimitForm page={page} form={it} faulty={faulty} />
    </div>
  ))
}

function Changes({ page, view: { limits } }: ViewProps) {
  if (limits.changes.length === 0) return null
  return (
    <>
      <h2>{page.t('limit.changes')}</h2>
      <ul>
        {limits.changes.map((it) => (
          <li key={it.id}>
            {`${changeText(page, it)} · `}
            <time dateTime={new Date(it.setAt).toISOString()}>
              {page.shop.dateTime(it.setAt, page.language)}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows a buyer their own limits alone. */
export function ownLimitsPage(page: PageContext, allowances: readonly Allowance[]): OwnPageContent {
  const { t, shop, language } = page
  const money = (amount: number) => formatMoney(amount, shop.currency, language)
  return {
    path: LIMITS_PATH,
    body: (
      <>
        {allowances.length === 0 && <p>{t('limits.own.none')}</p>}
        {allowances.map(({ period, amount, spent }) => (
          <p key={period}>
            {t(`limits.own.${period}`, {
              sum: money(amount),
              spent: money(spent),
              left: money(Math.max(0, amount - spent)),
            })}
          </p>
        ))}
        {allowances.length > 0 && <p>{t('limits.own.more')}</p>}
      </>
    ),
  }
}
