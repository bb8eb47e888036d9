import { elementPart } from '../react-element.tsx'
import { table } from './quick-order-entry.table.ts'
import { firstData, QuickOrderEntryView } from './quick-order-entry-view.tsx'

export const { define, mount } = elementPart(table, QuickOrderEntryView, { drawnFrom: firstData })
