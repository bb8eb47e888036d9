import { elementPart } from '../react-element.tsx'
import { table } from './progress-circle.table.ts'
import { ProgressCircleView } from './progress-circle-view.tsx'

export const { define, mount } = elementPart(table, ProgressCircleView)
