import type { ViewProps } from '../element-table.ts'
import { firstList } from '../lists/list-of.ts'
import { ListView } from '../lists/list-view.tsx'
import { elementPart } from '../react-element.tsx'
import { table } from './my-addresses.table.ts'

function MyAddressesView(props: ViewProps<typeof table>) {
  return <ListView {...props} name="addresses" />
}

export const { define, mount } = elementPart(table, MyAddressesView, {
  drawnFrom: firstList('addresses'),
})
