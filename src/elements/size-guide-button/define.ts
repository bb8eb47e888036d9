import { elementPart } from '../react-element.tsx'
import { table } from './size-guide-button.table.ts'
import { firstData, SizeGuideButtonView } from './size-guide-button-view.tsx'

export const { define, mount } = elementPart(table, SizeGuideButtonView, { drawnFrom: firstData })
