import { ProgressCircle } from '../../ui/progress-circle.tsx'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './progress-circle.table.ts'

function ProgressCircleView({ value, max, label }: ViewProps<typeof table>) {
  return <ProgressCircle value={value} max={max} label={label} />
}

export const { define, mount } = elementPart(table, ProgressCircleView)
