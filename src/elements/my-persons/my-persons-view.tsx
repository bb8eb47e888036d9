import type { ViewProps } from '../element-table.ts'
import { firstList } from '../lists/list-of.ts'
import { ListView } from '../lists/list-view.tsx'
import { elementPart } from '../react-element.tsx'
import { table } from './my-persons.table.ts'

function MyPersonsView(props: ViewProps<typeof table>) {
  return <ListView {...props} name="persons" />
}

export const { define, mount } = elementPart(table, MyPersonsView, {
  drawnFrom: firstList('persons'),
})
