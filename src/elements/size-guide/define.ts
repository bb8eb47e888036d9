import { elementPart } from '../react-element.tsx'
import { table } from './size-guide.table.ts'
import { SizeGuideView } from './size-guide-view.tsx'

export const { define, mount } = elementPart(table, SizeGuideView)
