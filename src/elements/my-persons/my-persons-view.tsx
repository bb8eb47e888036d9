import type { ViewProps } from '../element-table.ts'
import { ListView } from '../lists/list-view.tsx'
import type { table } from './my-persons.table.ts'

export function MyPersonsView(props: ViewProps<typeof table>) {
  return <ListView {...props} name="persons" />
}
