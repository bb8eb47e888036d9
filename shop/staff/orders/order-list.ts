import { ORDER_STATES, type OrderState } from '../../../src/model/order.ts'
import { staffMoney } from '../page/staff-context.ts'
import type { StaffList } from '../page/staff-list.tsx'
import type { StaffRow } from '../page/staff-rows.tsx'
import { countOrders, countStates, type ListedOrder, listOrders } from './order-list-queries.ts'

export const ORDER_ROW: StaffRow<ListedOrder> = {
  key: ({ id }) => id,
  path: ({ id }) => `/staff/orders/${encodeURIComponent(id)}`,
  cells: {
    head: ({ number }) => number,
    state: ({ state }, { t }) => ({ text: t(`staff.state.${state}`), colour: state }),
    name: ({ name, email }) => `${name}, ${email}`,
    time: ({ createdAt }) => createdAt,
    sum: ({ total, currency }, context) => staffMoney(context, total, currency),
  },
}

export const ORDER_LIST: StaffList<ListedOrder, OrderState> = {
  path: '/staff',
  title: 'staff.menu.orders',
  search: 'staff.orders.search',
  states: {
    names: ORDER_STATES,
    label: 'staff.orders.states',
    all: 'staff.orders.all',
    text: (state) => `staff.state.${state}`,
    count: countStates,
  },
  row: ORDER_ROW,
  read: listOrders,
  count: countOrders,
}
