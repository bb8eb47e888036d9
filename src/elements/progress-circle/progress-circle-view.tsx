import { ProgressCircle } from '../../ui/progress-circle.tsx'
import type { ViewProps } from '../element-table.ts'
import type { table } from './progress-circle.table.ts'

export function ProgressCircleView({ value, max, label }: ViewProps<typeof table>) {
  return <ProgressCircle value={value} max={max} label={label} />
}
