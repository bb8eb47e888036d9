import { ButtonLink } from '../../../src/ui/button.tsx'
import { priceOfLine } from '../../catalogue/price-lists/price-file.ts'
import type { ListedLine } from '../../catalogue/price-lists/price-list-queries.ts'
import { History } from '../history/audit-lines.tsx'
import { StaffFields } from '../page/form-fields.tsx'
import { type StaffContent, type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffFormSection } from '../page/staff-forms.tsx'
import { StaffPager } from '../page/staff-pager.tsx'
import { type StaffRow, StaffRows } from '../page/staff-rows.tsx'
import { NAME, PRICE_LISTS_PATH, priceListPath } from './price-list-actions.ts'
import {
  Change,
  Companies,
  formOf,
  type PriceListView,
  type ViewProps,
} from './price-list-forms.tsx'

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
          <StaffFields context={context} form={NAME} values={{ name: list.name }} />
          <StaffButton>{t('staff.save')}</StaffButton>
        </StaffFormSection>
        <StaffForm {...formOf(context, list, '/deleted')}>
          <StaffButton look="quiet">{t('staff.pricelist.delete')}</StaffButton>
        </StaffForm>
        <History context={context} lines={history} />
      </>
    ),
  }
}

const LINE: StaffRow<ListedLine> = {
  key: (it) => `${it.articleNumber} ${it.fromQuantity} ${it.currency}`,
  look: 'campaign',
  cells: {
    title: (it, context) => nameOf(context, it),
    text: ({ fromQuantity }, { t }) => t('staff.pricelist.from', { n: fromQuantity }),
    sum: (it, context) => lineText(context, it),
  },
}

function Lines({ context, view }: ViewProps) {
  const { t, shop } = context
  const { list, lines, part } = view
  if (list.lines === 0) return <p>{t('staff.pricelist.empty')}</p>
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('staff.pricelist.prices')}</h2>
      <StaffRows context={context} row={LINE} items={lines} />
      {list.lines > part.limit && <StaffPager context={context} part={part} count={list.lines} />}
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
