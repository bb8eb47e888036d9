import { cellsOfLine } from '../../catalogue/price-lists/price-file.ts'
import type {
  ListCompany,
  ListedLine,
  PriceLine,
  PriceList,
} from '../../catalogue/price-lists/price-list-queries.ts'
import { MAX_LINES } from '../../catalogue/price-lists/read-price-lines.ts'
import type { AuditLine } from '../audit/audit-queries.ts'
import { plainField, StaffFields } from '../page/form-fields.tsx'
import { useStaff } from '../page/staff-context.ts'
import {
  StaffButton,
  StaffForm,
  StaffFormSection,
  StaffPress,
  StaffSection,
} from '../page/staff-forms.tsx'
import type { ListPart } from '../page/staff-list.tsx'
import { MAX_NAME, priceListPath } from './price-list-actions.ts'

export interface PriceListView {
  readonly list: PriceList
  /** One page of lines. */
  readonly lines: readonly ListedLine[]
  /** All lines, for the form; absent where there are too many. */
  readonly typed: readonly PriceLine[] | undefined
  readonly companies: readonly ListCompany[]
  readonly history: readonly AuditLine[]
  /** The page of the lines. */
  readonly part: ListPart
}

export interface ViewProps {
  readonly view: PriceListView
}

/** Every form of a list contains the version that it was made from. */
export function formOf({ id, version }: PriceList, action: string) {
  return { path: `${priceListPath(id)}${action}`, fields: { shown: String(version) } }
}

const COMPANY = {
  company: plainField({
    label: 'staff.pricelist.company',
    hint: 'staff.pricelist.company.hint',
    ...{ maxLength: MAX_NAME, required: true },
  }),
}
const TYPED = {
  lines: {
    ...plainField({ label: 'staff.pricelist.typed', hint: 'staff.pricelist.typed.hint' }),
    rows: 10,
  },
}
const FILE = {
  file: plainField({
    label: 'staff.pricelist.file',
    hint: 'staff.pricelist.file.hint',
    ...{ type: 'file', accept: '.csv,.txt,text/csv,text/plain' },
  }),
}

/** The companies that the list applies to. */
export function Companies({ view: { list, companies } }: ViewProps) {
  const { t } = useStaff()
  const { path, fields } = formOf(list, '/companies')
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
        <StaffFields form={COMPANY} />
        <StaffButton>{t('staff.pricelist.company.add')}</StaffButton>
      </StaffForm>
    </StaffSection>
  )
}

export function Change({ view: { list, typed } }: ViewProps) {
  const { currency } = useStaff().shop
  const lines = typed?.map((it) => cellsOfLine(it, currency).join(';')).join('\n')
  return (
    <StaffFormSection
      id="change"
      title="staff.pricelist.change"
      {...formOf(list, '/lines')}
      isUpload
      submit="staff.save"
    >
      <StaffFields
        form={typed ? { ...TYPED, ...FILE } : FILE}
        values={{ lines }}
        words={{ n: MAX_LINES }}
      />
    </StaffFormSection>
  )
}
