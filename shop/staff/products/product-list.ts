import { staffMoney } from '../page/staff-context.ts'
import type { StaffList } from '../page/staff-list.tsx'
import {
  countProductStates,
  countProducts,
  type ListedProduct,
  listProducts,
  PRODUCT_STATES,
  type ProductState,
} from './product-list-queries.ts'
import { PRODUCTS_PATH, productPath, productState } from './product-names.ts'

export const PRODUCT_LIST: StaffList<ListedProduct, ProductState> = {
  path: PRODUCTS_PATH,
  title: 'staff.menu.goods',
  search: 'staff.goods.search',
  states: {
    names: PRODUCT_STATES,
    label: 'staff.goods.states',
    all: 'staff.goods.all',
    text: (state) => `staff.goods.state.${state}`,
    count: countProductStates,
  },
  row: {
    key: ({ code }) => code,
    path: ({ code }) => productPath(code),
    look: 'goods',
    cells: {
      title: ({ name }) => name,
      state: ({ isOn, low }, { t }) => productState(t, isOn === 0 ? 'off' : low > 0 ? 'low' : 'on'),
      text: ({ available }, { t }) => t('staff.goods.pieces', { n: available }),
      sum({ minPrice, maxPrice }, context) {
        const price = staffMoney(context, minPrice)
        return minPrice === maxPrice ? price : context.t('staff.goods.from', { sum: price })
      },
    },
  },
  read: listProducts,
  count: countProducts,
}
