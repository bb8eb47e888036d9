import { reorderButtonData } from '../../ui/reorder-button/reorder-button.tsx'
import { elementPart } from '../react-element.tsx'
import { table } from './reorder-button.table.ts'
import { ReorderButtonView } from './reorder-button-view.tsx'

export const { define, mount } = elementPart(table, ReorderButtonView, {
  drawnFrom: ({ orderId, title }) => reorderButtonData(orderId, title),
})
