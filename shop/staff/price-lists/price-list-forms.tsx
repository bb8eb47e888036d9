import { cellsOfLine } from '../../catalogue/price-lists/price-file.ts'
import type {
  ListCompany,
  ListedLine,
  PriceLine,
  PriceList,
} from '../../catalogue/price-lists/price-list-queries.ts'
import { MAX_LINES } from '../../catalogue/price-lists/read-price-lines.ts'
import type { AuditLine } from '../audit/audit-queries.ts'
import { type StaffContext, useStaff } from '../page/staff-context.ts'
import {
  StaffArea,
  StaffButton,
  StaffField,
  StaffForm,
  StaffFormSection,
  StaffPress,
  StaffSection,
} from '../page/staff-forms.tsx'
import type { ListPart } from '../page/staff-list.tsx'
import { MAX_NAME, priceListPath } from './price-list-actions.ts'

export interface PriceListView {
  readonly list: PriceList
  /** A page of them. */
  readonly lines: readonly ListedLine[]
  /** All of them, for the form; absent where they are too many for one. */
  readonly typed: readonly PriceLine[] | undefined
  readonly companies: readonly ListCompany[]
  readonly history: readonly AuditLine[]
  /** Of the lines. */
  readonly part: ListPart
}

export interface ViewProps {
  readonly view: PriceListView
}

/** Every form of a list names the version that it was drawn from. */
export function formOf(context: StaffContext, { id, version }: PriceList, act: string) {
  return { context, path: `${priceListPath(id)}${act}`, fields: { shown: String(version) } }
}

/** Who pays by the list: it is a group of companies, or one. */
export function Companies({ view: { list, companies } }: ViewProps) {
  const context = useStaff()
  const { t } = context
  const { path, fields } = formOf(context, list, '/companies')
  return (
    <StaffSection id="companies" title="staff.menu.companies">
      <ul className="staff-list">
        {companies.map(({ id, name, organizationNumber }) => (
          <li key={id} className="staff-list__item">
            <a href={`/staff/companies/${encodeURIComponent(id)}`}>{name}</a>
            <span>{organizationNumber}</span>
            <StaffPress path={`${path}/removed`} fields={{ ...fields, company: id }} look="quiet">
              {t('staff.pricelist.company.remove', { name })}
            </StaffPress>
          </li>
        ))}
      </ul>
      <StaffForm className="shop-form" path={path} fields={fields}>
        <StaffField
          name="company"
          label={t('staff.pricelist.company')}
          hint={t('staff.pricelist.company.hint')}
          maxLength={MAX_NAME}
          required
        />
        <StaffButton>{t('staff.pricelist.company.add')}</StaffButton>
      </StaffForm>
    </StaffSection>
  )
}

export function Change({ view: { list, typed } }: ViewProps) {
  const context = useStaff()
  const { t, shop } = context
  return (
    <StaffFormSection
      id="change"
      title="staff.pricelist.change"
      {...formOf(context, list, '/lines')}
      isUpload
      submit="staff.save"
    >
      {typed && (
        <StaffArea
          name="lines"
          label={t('staff.pricelist.typed')}
          hint={t('staff.pricelist.typed.hint', { currency: shop.currency })}
          defaultValue={typed.map((it) => cellsOfLine(it, shop.currency).join(';')).join('\n')}
          rows={10}
        />
      )}
      <StaffField
        name="file"
        label={t('staff.pricelist.file')}
        hint={t('staff.pricelist.file.hint', { n: MAX_LINES })}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
      />
    </StaffFormSection>
  )
}
