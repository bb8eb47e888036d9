import * as v from 'valibot'
import { formatDate } from '../../../src/i18n/dates.ts'
import type { CampaignCode } from '../../../src/model/cart.ts'
import { isSecretCode } from '../../checkout/change/code-strength.ts'
import { isoDay } from '../../platform/dates.ts'
import {
  amountField,
  choiceField,
  dayField,
  moneyField,
  optionalField,
  StaffFields,
} from '../page/form-fields.tsx'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import {
  StaffButton,
  StaffForm,
  StaffFormSection,
  StaffPress,
  StaffSection,
} from '../page/staff-forms.tsx'
import { StaffItems } from '../page/staff-rows.tsx'
import type { ListedFee } from './list-queries.ts'

/** The form of a new campaign code. */
export const CODE = {
  code: {
    label: 'staff.code.name',
    hint: 'staff.code.name.hint',
    schema: () =>
      v.pipe(
        v.string(),
        v.trim(),
        v.toUpperCase(),
        // All shorter codes are soon guessed, however slowly guesses are answered.
        v.regex(/^([A-Z0-9ÅÄÖ-]{6,30})?$/, 'staff.code.wrongname'),
      ),
    attributes: { maxLength: 30, autoCapitalize: 'characters' },
  },
  kind: choiceField({
    label: 'staff.code.kind',
    values: ['percent', 'amount'],
    text: (it) => `staff.code.${it}`,
  }),
  value: {
    label: 'staff.code.value',
    schema: () => v.string(),
    attributes: { required: true, inputMode: 'decimal' },
  },
  fromTotal: optionalField(
    moneyField({ label: 'staff.code.fromtotal' }),
    'staff.order.amount.wrong',
  ),
  uses: optionalField(
    {
      label: 'staff.code.uses',
      schema: () => v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
      attributes: { inputMode: 'numeric' },
    },
    'staff.code.uses.wrong',
  ),
  from: optionalField(
    dayField({ label: 'staff.code.validfrom', wrong: 'staff.code.day.wrong' }),
    'staff.code.day.wrong',
  ),
  until: optionalField(
    dayField({ label: 'staff.code.validuntil', wrong: 'staff.code.day.wrong' }),
    'staff.code.day.wrong',
  ),
} as const

export function codesPage(
  context: StaffContext,
  { codes, fees }: { readonly codes: readonly CampaignCode[]; readonly fees: readonly ListedFee[] },
): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.codes'),
    main: (
      <div className="staff-columns">
        <StaffSection id="codes" title="staff.codes">
          <StaffItems items={codes} keyOf={({ code }) => code}>
            {(it) => <Code code={it} />}
          </StaffItems>
        </StaffSection>
        <NewCode />
        <StaffSection id="fees" title="staff.fees">
          {fees.length === 0 && <p>{t('staff.none')}</p>}
          {fees.map((it) => (
            <Fee key={it.id} fee={it} />
          ))}
        </StaffSection>
      </div>
    ),
  }
}

function Code({ code }: { readonly code: CampaignCode }) {
  const context = useStaff()
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
        <StaffPress path={`/staff/codes/${encodeURIComponent(code.code)}/end`} look="quiet">
          {t('staff.code.end')}
        </StaffPress>
      )}
    </>
  )
}

function dayOf(at: number, { language, shop }: StaffContext): string {
  return formatDate(isoDay(at, shop), language)
}

function NewCode() {
  return (
    <StaffFormSection
      id="new-code"
      title="staff.code.new"
      path="/staff/codes"
      submit="staff.code.create"
      look="primary"
    >
      <StaffFields form={CODE} />
    </StaffFormSection>
  )
}

function Fee({ fee }: { readonly fee: ListedFee }) {
  const context = useStaff()
  const { t, language } = context
  const { id, amount, nameSv, nameEn } = fee
  const name = language === 'sv' ? nameSv : nameEn
  return (
    <StaffForm
      className="staff-inline"
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
