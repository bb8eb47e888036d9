import { formatDate } from '../../../src/i18n/dates.ts'
import type { CampaignCode } from '../../../src/model/cart.ts'
import { isSecretCode } from '../../checkout/change/code-strength.ts'
import { isoDay } from '../../platform/dates.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { amountField } from '../page/read-amount.ts'
import { type StaffContent, type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffFormSection } from '../page/staff-forms.tsx'
import { CODE } from './code-form.ts'
import type { ListedFee } from './list-queries.ts'

interface ViewProps {
  readonly context: StaffContext
}

export function codesPage(
  context: StaffContext,
  { codes, fees }: { readonly codes: readonly CampaignCode[]; readonly fees: readonly ListedFee[] },
): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.codes'),
    main: (
      <div className="staff-columns">
        <section aria-labelledby="codes">
          <h2 id="codes">{t('staff.codes')}</h2>
          {codes.length === 0 && <p>{t('staff.none')}</p>}
          <ul className="staff-list">
            {codes.map((it) => (
              <li key={it.code} className="staff-list__item">
                <Code context={context} code={it} />
              </li>
            ))}
          </ul>
        </section>
        <NewCode context={context} />
        <section aria-labelledby="fees">
          <h2 id="fees">{t('staff.fees')}</h2>
          {fees.length === 0 && <p>{t('staff.none')}</p>}
          {fees.map((it) => (
            <Fee key={it.id} context={context} fee={it} />
          ))}
        </section>
      </div>
    ),
  }
}

function Code({ context, code }: ViewProps & { readonly code: CampaignCode }) {
  const { t, now } = context
  const { percent, amount, fromTotal, usesLeft, validUntil } = code
  const isOver = validUntil !== null && validUntil < now
  const facts = [
    percent === null ? staffMoney(context, amount ?? 0) : `${percent} %`,
    fromTotal > 0 && t('staff.code.from', { sum: staffMoney(context, fromTotal) }),
    usesLeft !== null && t('staff.code.left', { n: usesLeft }),
    validUntil !== null && t('staff.code.until', { day: dayOf(validUntil, context) }),
    !isOver && !isSecretCode(code.code) && t('staff.code.open'),
  ].filter(Boolean)
  return (
    <>
      <strong>{code.code}</strong>
      <span>{facts.join(' · ')}</span>
      {isOver ? (
        <span>{t('staff.code.isover')}</span>
      ) : (
        <StaffForm context={context} path={`/staff/codes/${encodeURIComponent(code.code)}/end`}>
          <StaffButton look="quiet">{t('staff.code.end')}</StaffButton>
        </StaffForm>
      )}
    </>
  )
}

function dayOf(at: number, { language, shop }: StaffContext): string {
  return formatDate(isoDay(at, shop), language)
}

function NewCode({ context }: ViewProps) {
  const { t } = context
  return (
    <StaffFormSection
      id="new-code"
      title={t('staff.code.new')}
      context={context}
      path="/staff/codes"
    >
      <StaffFields context={context} form={CODE} />
      <StaffButton look="primary">{t('staff.code.create')}</StaffButton>
    </StaffFormSection>
  )
}

function Fee({ context, fee }: ViewProps & { readonly fee: ListedFee }) {
  const { t, language } = context
  const { id, amount, nameSv, nameEn } = fee
  const name = language === 'sv' ? nameSv : nameEn
  return (
    <StaffForm
      className="staff-inline"
      context={context}
      path={`/staff/fees/${encodeURIComponent(id)}`}
      fields={{ shown: String(amount) }}
    >
      <div className="shop-form__field">
        <label htmlFor={`fee-${id}`}>{name}</label>
        <input
          className="shop-field"
          id={`fee-${id}`}
          name="amount"
          inputMode="decimal"
          defaultValue={amountField(amount, context.shop.currency)}
          required
        />
      </div>
      <StaffButton>{t('staff.save')}</StaffButton>
    </StaffForm>
  )
}
