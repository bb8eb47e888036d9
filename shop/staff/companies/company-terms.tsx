import { BUDGET_PERIODS } from '../../../src/model/approvals.ts'
import { setInvoice } from '../../account/customers/company-queries.ts'
import { changeText } from '../../approvals/limit-change.ts'
import { insertLimit } from '../../approvals/limit-queries.ts'
import { type LimitToSet, readLimits } from '../../approvals/read-limits.ts'
import { readAllowance } from '../../approvals/set-limit.ts'
import { listListsOf } from '../../catalogue/price-lists/price-list-queries.ts'
import { timestampText } from '../../platform/dates.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { amountField, choiceField, plainField, StaffFields } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'
import { type StaffContext, useStaff } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffFormSection, StaffSection } from '../page/staff-forms.tsx'
import { PRICE_LISTS_PATH, priceListPath } from '../price-lists/price-list-actions.ts'
import type { ListedCompany } from './company-list.ts'

export const INVOICE_FORM = '/staff/companies/:id/invoice'

/**
 * The form that allows a company to buy on the shop's invoice; nothing in a shop without invoices.
 */
export function drawInvoice(
  context: StaffContext,
  { id, mayInvoice }: Pick<ListedCompany, 'id' | 'mayInvoice'>,
) {
  const { t, shop } = context
  const { days } = shop.payments.invoice ?? {}
  if (days === undefined) return null
  const [now, next] = mayInvoice === 1 ? ['yes', 'no'] : ['no', 'yes']
  return (
    <StaffFormSection
      id="invoice"
      title="payment.invoice"
      path={INVOICE_FORM.replace(':id', encodeURIComponent(id))}
      fields={{ may: next }}
      submit={`staff.invoice.set.${next}`}
    >
      <p>{t(`staff.invoice.is.${now}`, { days })}</p>
    </StaffFormSection>
  )
}

/** Allows or forbids a company to buy on the shop's invoice; existing orders are unaffected. */
export async function decideInvoice(tx: Tx, { id, fields }: SentForm): Promise<Outcome> {
  const { may } = fields
  if (may !== 'yes' && may !== 'no') throw new StaffRefusal('staff.form.wrong')
  refuseUnless(await setInvoice(tx, { id }, may), 'staff.form.wrong')
  return done({ action: `invoice.${may}`, kind: 'limit', subject: id }, `staff.invoice.done.${may}`)
}

/** A company's price lists, with links to their prices. */
export async function drawCompanyPriceLists(db: Db, { t }: StaffContext, companyId: string) {
  const lists = await listListsOf(db, companyId)
  return (
    <StaffSection id="price-lists" title="staff.menu.pricelists">
      {lists.length === 0 && (
        <p>
          {t('staff.company.nolists')} <a href={PRICE_LISTS_PATH}>{t('staff.pricelist.all')}</a>
        </p>
      )}
      <ul>
        {lists.map(({ id, name, lines }) => (
          <li key={id}>
            <a href={priceListPath(id)}>{name}</a> {t('staff.pricelist.lines', { n: lines })}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

export const LIMITS_FORM = '/staff/companies/:id/limits'

/**
 * The forms for how much a company's buyers may order without approval; its approvers have the
 * same.
 */
export async function drawLimits(db: Db, context: StaffContext, companyId: string) {
  const { t, language, shop, now } = context
  const { order, budgets, changes } = await readLimits(db, shop, companyId, now)
  return (
    <StaffSection id="limits" title="account.limits">
      <LimitForm companyId={companyId} limit={order} />
      {budgets.map((it) => (
        <LimitForm companyId={companyId} key={it.customerId} limit={it} name={it.name} />
      ))}
      <ul className="staff-history">
        {changes.map((it) => (
          <li key={it.id}>
            {changeText({ t, language }, it)}
            <small>{timestampText(it.setAt, language, shop)}</small>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

interface LimitFormProps {
  readonly companyId: string
  readonly limit: LimitToSet
  /** The name of the buyer whose budget it is. */
  readonly name?: string
}

const AMOUNT = plainField({ label: 'limit.order', hint: 'staff.limit.hint', inputMode: 'decimal' })
const PERIOD = choiceField({
  label: 'limit.period',
  values: BUDGET_PERIODS,
  text: (it) => `limit.period.${it}`,
})
/** The limit of the whole company, and the budget of one buyer. */
const ORDER_LIMIT = { amount: AMOUNT }
const BUDGET = { amount: { ...AMOUNT, label: 'staff.limit.budget' }, period: PERIOD }

function LimitForm({ companyId, limit: { customerId, limit }, name = '' }: LimitFormProps) {
  const { t, shop, notice } = useStaff()
  const customer = customerId ?? ''
  const amount = limit ? amountField(limit.amount, shop.currency) : ''
  return (
    <StaffForm
      className="shop-form"
      path={LIMITS_FORM.replace(':id', encodeURIComponent(companyId))}
      fields={{ customer, ...(customerId === null && { period: 'order' }) }}
    >
      <StaffFields
        form={customerId === null ? ORDER_LIMIT : BUDGET}
        values={{ amount, period: limit?.period ?? 'month' }}
        words={{ name }}
        of={customerId ?? 'order'}
        // Refused values belong only to the form that they were typed in.
        isRefilled={(notice?.fields?.customer ?? '') === customer}
      />
      <StaffButton>{t('staff.save')}</StaffButton>
    </StaffForm>
  )
}

/** Sets the limit of a company, or the budget of one of its buyers. */
export async function setLimit(tx: Tx, { id, fields, shop, now }: SentForm): Promise<Outcome> {
  const { customer = '', amount = '', period = '' } = fields
  const { currency } = shop
  const customerId = customer === '' ? null : customer
  const periods = customerId === null ? (['order'] as const) : BUDGET_PERIODS
  const read = readAllowance({ amount, period }, { currency, periods })
  refuseUnless(read, 'limit.amount.wrong')
  const limit = { companyId: id, customerId, ...read, currency, setBy: null }
  refuseUnless(await insertLimit(tx, limit, now), 'staff.limit.same')
  const allowed = read.allowance ?? { period: 'none' }
  const after = { ...(customerId && { customer: customerId }), ...allowed, currency }
  return done({ action: 'limit.set', kind: 'limit', subject: id, after }, 'limit.saved')
}
