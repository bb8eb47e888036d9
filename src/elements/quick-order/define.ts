import { elementPart } from '../react-element.tsx'
import { table } from './quick-order.table.ts'
import { firstData, QuickOrderEntryView } from './quick-order-view.tsx'

export const { define, mount } = elementPart(table, QuickOrderEntryView, { drawnFrom: firstData })
