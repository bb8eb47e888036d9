import { elementPart } from '../react-element.tsx'
import { table } from './order-returns.table.ts'
import { OrderReturnsView } from './order-returns-view.tsx'
import { readReturn } from './read-return.ts'
import { returnOf } from './return-of.ts'

export const { define, mount } = elementPart(table, OrderReturnsView, {
  drawnFrom: (props, host) => readReturn(returnOf(host, props).state, props),
})
