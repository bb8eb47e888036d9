import { ButtonLink } from '../../../ui/button.tsx'
import { cellsOfLine, priceOfLine } from '../../catalogue/price-lists/price-file.ts'
import type {
  ListCompany,
  ListedLine,
  PriceLine,
  PriceList,
} from '../../catalogue/price-lists/price-list-queries.ts'
import { MAX_LINES } from '../../catalogue/price-lists/read-price-lines.ts'
import { AuditLines } from '../audit/audit-page.tsx'
import type { AuditLine } from '../audit/audit-queries.ts'
import type { StaffContent } from '../page/staff-content.ts'
import type { StaffContext } from '../page/staff-context.ts'
import {
  StaffArea,
  StaffButton,
  StaffField,
  StaffForm,
  StaffFormSection,
} from '../page/staff-forms.tsx'
import { staffMoney } from '../page/staff-money.ts'
import { StaffPager } from '../page/staff-pager.tsx'
import { MAX_NAME, PRICE_LISTS_PATH, priceListPath } from './price-list-acts.ts'

export function priceListsPage(context: StaffContext, lists: readonly PriceList[]): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.pricelists'),
    main: (
      <>
        <p>{t('staff.pricelists.text')}</p>
        {lists.length > 0 && (
          <ul className="staff-rows">
            {lists.map(({ id, name, lines, companies }) => (
              <li key={id}>
                <a className="staff-row staff-row--campaign" href={priceListPath(id)}>
                  <strong className="staff-row__name">{name}</strong>
                  <span>{t('staff.pricelist.lines', { n: lines })}</span>
                  <span className="staff-row__sum">
                    {t('staff.pricelist.companies', { n: companies })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <StaffFormSection
          id="new"
          title={t('staff.pricelist.new')}
          context={context}
          path={PRICE_LISTS_PATH}
        >
          <NameField context={context} />
          <StaffButton look="primary">{t('staff.pricelist.create')}</StaffButton>
        </StaffFormSection>
      </>
    ),
  }
}

function NameField({ context, name }: { readonly context: StaffContext; readonly name?: string }) {
  return (
    <StaffField
      context={context}
      name="name"
      label={context.t('staff.pricelist.name')}
      defaultValue={name}
      maxLength={MAX_NAME}
      required
    />
  )
}

interface PriceListView {
  readonly list: PriceList
  /** A page of them. */
  readonly lines: readonly ListedLine[]
  /** All of them, for the form; absent where they are too many for one. */
  readonly typed: readonly PriceLine[] | undefined
  readonly companies: readonly ListCompany[]
  readonly history: readonly AuditLine[]
  readonly page: number
  readonly pageSize: number
  readonly count: number
}

interface ViewProps {
  readonly context: StaffContext
  readonly view: PriceListView
}

export function priceListPage(context: StaffContext, view: PriceListView): StaffContent {
  const { t } = context
  const { list, history } = view
  return {
    title: list.name,
    main: (
      <>
        <div className="staff-acts staff-acts--goods">
          <a href={PRICE_LISTS_PATH}>{t('staff.pricelist.all')}</a>
          <span>{t('staff.pricelist.lines', { n: list.lines })}</span>
        </div>
        <Companies context={context} view={view} />
        <Lines context={context} view={view} />
        <Change context={context} view={view} />
        <StaffFormSection
          id="rename"
          title={t('staff.pricelist.rename')}
          {...formOf(context, list, '')}
        >
          <NameField context={context} name={list.name} />
          <StaffButton>{t('staff.save')}</StaffButton>
        </StaffFormSection>
        <StaffForm {...formOf(context, list, '/deleted')}>
          <StaffButton look="quiet">{t('staff.pricelist.delete')}</StaffButton>
        </StaffForm>
        <section aria-labelledby="history">
          <h2 id="history">{t('staff.goods.history')}</h2>
          <AuditLines context={context} lines={history} />
        </section>
      </>
    ),
  }
}

/** Every form of a list names the version that it was drawn from. */
function formOf(context: StaffContext, { id, version }: PriceList, act: string) {
  return { context, path: `${priceListPath(id)}${act}`, fields: { shown: String(version) } }
}

/** Who pays by the list: it is a group of companies, or one. */
function Companies({ context, view: { list, companies } }: ViewProps) {
  const { t } = context
  const { path, fields } = formOf(context, list, '/companies')
  return (
    <section aria-labelledby="companies">
      <h2 id="companies">{t('staff.menu.companies')}</h2>
      <ul className="staff-list">
        {companies.map(({ id, name, organizationNumber }) => (
          <li key={id} className="staff-list__item">
            <a href={`/staff/companies/${encodeURIComponent(id)}`}>{name}</a>
            <span>{organizationNumber}</span>
            <StaffForm
              context={context}
              path={`${path}/removed`}
              fields={{ ...fields, company: id }}
            >
              <StaffButton look="quiet">
                {t('staff.pricelist.company.remove', { name })}
              </StaffButton>
            </StaffForm>
          </li>
        ))}
      </ul>
      <StaffForm className="shop-form" context={context} path={path} fields={fields}>
        <StaffField
          context={context}
          name="company"
          label={t('staff.pricelist.company')}
          hint={t('staff.pricelist.company.hint')}
          maxLength={MAX_NAME}
          required
        />
        <StaffButton>{t('staff.pricelist.company.add')}</StaffButton>
      </StaffForm>
    </section>
  )
}

function Lines({ context, view }: ViewProps) {
  const { t, shop } = context
  const { list, lines, page, pageSize, count } = view
  if (count === 0) return <p>{t('staff.pricelist.empty')}</p>
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('staff.pricelist.prices')}</h2>
      <ul className="staff-rows">
        {lines.map((it) => (
          <li
            key={`${it.articleNumber} ${it.fromQuantity} ${it.currency}`}
            className="staff-row staff-row--campaign"
          >
            <strong className="staff-row__name">{nameOf(context, it)}</strong>
            <span>{t('staff.pricelist.from', { n: it.fromQuantity })}</span>
            <span className="staff-row__sum">{lineText(context, it)}</span>
          </li>
        ))}
      </ul>
      {count > pageSize && (
        <StaffPager context={context} page={page} pageSize={pageSize} count={count} />
      )}
      <p>
        <ButtonLink look="secondary" href={`${priceListPath(list.id)}/file`} download>
          {t('staff.pricelist.file.get', { currency: shop.currency })}
        </ButtonLink>
      </p>
    </section>
  )
}

function nameOf({ t }: StaffContext, { articleNumber, name, size, colour }: ListedLine): string {
  if (articleNumber === '*') return t('staff.pricelist.every')
  const title =
    name === null ? t('staff.pricelist.gone') : [name, size, colour].filter(Boolean).join(', ')
  return `${articleNumber} ${title}`
}

/** `100 kr → 89 kr`, `100 kr → -15%` */
function lineText(context: StaffContext, line: ListedLine): string {
  const { price, currency, businessPrice } = line
  const asked =
    price === null
      ? `-${priceOfLine(line, context.shop.currency)}`
      : staffMoney(context, price, currency)
  return businessPrice === null ? asked : `${staffMoney(context, businessPrice)} → ${asked}`
}

function Change({ context, view: { list, typed } }: ViewProps) {
  const { t, shop } = context
  return (
    <StaffFormSection
      id="change"
      title={t('staff.pricelist.change')}
      {...formOf(context, list, '/lines')}
      isUpload
    >
      {typed && (
        <StaffArea
          context={context}
          name="lines"
          label={t('staff.pricelist.typed')}
          hint={t('staff.pricelist.typed.hint', { currency: shop.currency })}
          defaultValue={typed.map((it) => cellsOfLine(it, shop.currency).join(';')).join('\n')}
          rows={10}
        />
      )}
      <StaffField
        context={context}
        name="file"
        label={t('staff.pricelist.file')}
        hint={t('staff.pricelist.file.hint', { n: MAX_LINES })}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
      />
      <StaffButton>{t('staff.save')}</StaffButton>
    </StaffFormSection>
  )
}
