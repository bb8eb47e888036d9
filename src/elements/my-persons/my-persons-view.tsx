import { firstList } from '../account-lists/list-store.ts'
import { ListView } from '../account-lists/list-view.tsx'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './my-persons.table.ts'

function MyPersonsView(props: ViewProps<typeof table>) {
  return <ListView {...props} name="persons" />
}

export const { define, mount } = elementPart(table, MyPersonsView, {
  drawnFrom: firstList('persons'),
})
