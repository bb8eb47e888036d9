import { staffMoney } from '../page/staff-context.ts'
import type { StaffList } from '../page/staff-list.tsx'
import {
  countGoods,
  countGoodsStates,
  GOODS_STATES,
  type GoodsState,
  type ListedGoods,
  listGoods,
} from './goods-list-queries.ts'
import { GOODS_PATH, goodsState, productPath } from './goods-names.ts'

export const GOODS_LIST: StaffList<ListedGoods, GoodsState> = {
  path: GOODS_PATH,
  title: 'staff.menu.goods',
  search: 'staff.goods.search',
  states: {
    names: GOODS_STATES,
    label: 'staff.goods.states',
    all: 'staff.goods.all',
    text: (state) => `staff.goods.state.${state}`,
    count: countGoodsStates,
  },
  row: {
    key: ({ code }) => code,
    path: ({ code }) => productPath(code),
    look: 'goods',
    cells: {
      title: ({ name }) => name,
      state: ({ isOn, low }, { t }) => goodsState(t, isOn === 0 ? 'off' : low > 0 ? 'low' : 'on'),
      text: ({ available }, { t }) => t('staff.goods.pieces', { n: available }),
      sum({ minPrice, maxPrice }, context) {
        const price = staffMoney(context, minPrice)
        return minPrice === maxPrice ? price : context.t('staff.goods.from', { sum: price })
      },
    },
  },
  read: listGoods,
  count: countGoods,
}
