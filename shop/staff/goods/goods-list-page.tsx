import { withParameters } from '../../platform/pages/addresses.ts'
import { type StaffContent, type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffPager } from '../page/staff-pager.tsx'
import { StaffSearch } from '../page/staff-search.tsx'
import {
  GOODS_STATES,
  type GoodsFilter,
  type GoodsState,
  type ListedGoods,
} from './goods-list-queries.ts'
import { GOODS_PATH, productPath } from './goods-names.ts'
import { StateChip } from './state-chip.tsx'

interface GoodsListView {
  readonly filter: GoodsFilter
  readonly goods: readonly ListedGoods[]
  readonly page: number
  readonly pageSize: number
  readonly count: number
  readonly states: Readonly<Record<GoodsState, number>>
}

interface ViewProps {
  readonly context: StaffContext
  readonly view: GoodsListView
}

export function goodsListPage(context: StaffContext, view: GoodsListView): StaffContent {
  const { state, search } = view.filter
  return {
    title: context.t('staff.menu.goods'),
    main: (
      <>
        <StaffSearch
          context={context}
          path={GOODS_PATH}
          label={context.t('staff.goods.search')}
          value={search}
          {...(state && { fields: { state } })}
        />
        <States context={context} view={view} />
        <ul className="staff-rows">
          {view.goods.map((it) => (
            <li key={it.code}>
              <Row context={context} goods={it} />
            </li>
          ))}
        </ul>
        <StaffPager context={context} {...view} />
      </>
    ),
  }
}

function States({ context: { t, path }, view: { filter, states } }: ViewProps) {
  const link = (state?: GoodsState) => withParameters(path, { state, page: undefined })
  return (
    <nav className="staff-chips" aria-label={t('staff.goods.states')}>
      <a href={link()} aria-current={filter.state ? undefined : 'true'}>
        {t('staff.goods.all')}
      </a>
      {GOODS_STATES.map((it) => (
        <a key={it} href={link(it)} aria-current={filter.state === it ? 'true' : undefined}>
          {`${t(`staff.goods.state.${it}`)} ${states[it]}`}
        </a>
      ))}
    </nav>
  )
}

interface RowProps {
  readonly context: StaffContext
  readonly goods: ListedGoods
}

function Row({ context, goods }: RowProps) {
  const { t } = context
  const { code, name, isOn, available, low, minPrice, maxPrice } = goods
  const state = isOn === 0 ? 'off' : low > 0 ? 'low' : 'on'
  const price = staffMoney(context, minPrice)
  return (
    <a className="staff-row staff-row--goods" href={productPath(code)}>
      <strong className="staff-row__name">{name}</strong>
      <StateChip context={context} state={state} />
      <span>{t('staff.goods.pieces', { n: available })}</span>
      <span className="staff-row__sum">
        {minPrice === maxPrice ? price : t('staff.goods.from', { sum: price })}
      </span>
    </a>
  )
}
