import { ButtonLink } from '../../../src/ui/button.tsx'
import { priceOfLine } from '../../catalogue/price-lists/price-file.ts'
import type { ListedLine, PriceList } from '../../catalogue/price-lists/price-list-queries.ts'
import { History } from '../history/audit-trail.tsx'
import { StaffFields } from '../page/form-fields.tsx'
import {
  type StaffContent,
  type StaffContext,
  staffMoney,
  useStaff,
} from '../page/staff-context.ts'
import { StaffFormSection, StaffPress, StaffSection } from '../page/staff-forms.tsx'
import { StaffPager } from '../page/staff-list.tsx'
import { type StaffRow, StaffRows } from '../page/staff-rows.tsx'
import { NAME, PRICE_LISTS_PATH, priceListPath } from './price-list-actions.ts'
import {
  Change,
  Companies,
  formOf,
  type PriceListView,
  type ViewProps,
} from './price-list-forms.tsx'

const ROW: StaffRow<PriceList> = {
  key: ({ id }) => id,
  path: ({ id }) => priceListPath(id),
  look: 'campaign',
  cells: {
    title: ({ name }) => name,
    text: ({ lines }, { t }) => t('staff.pricelist.lines', { n: lines }),
    sum: ({ companies }, { t }) => t('staff.pricelist.companies', { n: companies }),
  },
}

export function priceListsPage(context: StaffContext, lists: readonly PriceList[]): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.pricelists'),
    main: (
      <>
        <p>{t('staff.pricelists.text')}</p>
        {lists.length > 0 && <StaffRows row={ROW} items={lists} />}
        <StaffFormSection
          id="new"
          title="staff.pricelist.new"
          path={PRICE_LISTS_PATH}
          submit="staff.pricelist.create"
          look="primary"
        >
          <StaffFields form={NAME} />
        </StaffFormSection>
      </>
    ),
  }
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
        <Companies view={view} />
        <Lines view={view} />
        <Change view={view} />
        <StaffFormSection
          id="rename"
          title="staff.pricelist.rename"
          {...formOf(list, '')}
          submit="staff.save"
        >
          <StaffFields form={NAME} values={{ name: list.name }} />
        </StaffFormSection>
        <StaffPress {...formOf(list, '/deleted')} look="quiet">
          {t('staff.pricelist.delete')}
        </StaffPress>
        <History lines={history} />
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

function Lines({ view }: ViewProps) {
  const { t, shop } = useStaff()
  const { list, lines, part } = view
  if (list.lines === 0) return <p>{t('staff.pricelist.empty')}</p>
  return (
    <StaffSection id="prices" title="staff.pricelist.prices">
      <StaffRows row={LINE} items={lines} />
      {list.lines > part.limit && <StaffPager part={part} count={list.lines} />}
      <p>
        <ButtonLink look="secondary" href={`${priceListPath(list.id)}/file`} download>
          {t('staff.pricelist.file.get', { currency: shop.currency })}
        </ButtonLink>
      </p>
    </StaffSection>
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
  const agreed =
    price === null
      ? `-${priceOfLine(line, context.shop.currency)}`
      : staffMoney(context, price, currency)
  return businessPrice === null ? agreed : `${staffMoney(context, businessPrice)} → ${agreed}`
}
